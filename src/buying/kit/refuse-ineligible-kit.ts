import { type ErrorCode, type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { kitMessages, personRefusal } from "./kit-eligibility.ts";
import { isKitRedeemed } from "./kit-redemption.store.ts";

type KitIneligibility = "login" | "unproved" | "availed";

const codes = {
  login: "login_needed",
  unproved: "kit_email_not_verified",
  availed: "kit_already_redeemed",
} as const satisfies Record<KitIneligibility, ErrorCode>;

/** Why this person may not get a welcome kit, without regard to coupons. Undefined when they may. */
export async function kitIneligibility(
  db: Db | Trx,
  caller: Caller | null,
): Promise<KitIneligibility | undefined> {
  const emailVerified = caller?.emailVerified ?? false;
  const kitRedeemed = caller !== null && emailVerified && (await isKitRedeemed(db, caller.userId));
  return personRefusal(caller && { emailVerified, kitRedeemed }) ?? undefined;
}

/** The same as a refusal, with the message of specification 8. */
export async function refuseIneligibleKit(
  db: Db | Trx,
  caller: Caller | null,
): Promise<Refusal<"kit_already_redeemed" | "kit_email_not_verified" | "login_needed"> | undefined> {
  const reason = await kitIneligibility(db, caller);
  return reason && refuse(codes[reason], kitMessages[reason]);
}
