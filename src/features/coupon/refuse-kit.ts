import { type ErrorCode, type Refusal, refuse } from "../../contract/errors.ts";
import type { Who } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { isKitRedeemed } from "./coupon.store.ts";
import { kitMessages } from "./kit.ts";

type KitHindrance = "login" | "unproved" | "availed";

const codes: Record<KitHindrance, ErrorCode> = {
  login: "login_needed",
  unproved: "kit_unproved",
  availed: "kit_already_redeemed",
};

/** Why this person may not take a welcome kit, before any coupon; undefined when they may. */
export async function kitHindrance(db: Db | Trx, who: Who | null): Promise<KitHindrance | undefined> {
  if (!who) return "login";
  if (!who.emailProved) return "unproved";
  return (await isKitRedeemed(db, who.userId)) ? "availed" : undefined;
}

/** The same as a refusal, in the words of specification 8. */
export async function refuseKit(db: Db | Trx, who: Who | null): Promise<Refusal | undefined> {
  const hindrance = await kitHindrance(db, who);
  return hindrance && refuse(codes[hindrance], kitMessages[hindrance]);
}
