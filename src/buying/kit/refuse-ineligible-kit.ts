import { type ErrorCode, type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { OccasionId } from "../../contract/ids.ts";
import { untranslated } from "../../contract/staff-text.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { FIRST_OCCASION } from "../occasion/occasion.ts";
import type { ClaimMoment } from "../occasion/occasion-columns.ts";
import { type OccasionClaim, readOccasionClaim } from "../occasion/occasion-eligibility.store.ts";
import { type OccasionIneligibility, occasionMessages } from "../occasion/occasion-eligibility.ts";
import { kitMessages, personRefusal } from "./kit-eligibility.ts";
import { isKitRedeemed } from "./kit-redemption.store.ts";

type PersonIneligibility = "login" | "unproved" | "availed";
export type KitIneligibility = PersonIneligibility | OccasionIneligibility;

const codes = {
  login: "login_needed",
  unproved: "kit_email_not_verified",
  availed: "kit_already_redeemed",
} as const satisfies Record<PersonIneligibility, ErrorCode>;

interface AskedKit extends ClaimMoment {
  readonly occasionId: OccasionId;
}

/** Whether the account may claim the kit of an occasion now. The first one is for anyone with its coupon, as the specification says. */
export async function readKitClaim(
  db: Db | Trx,
  caller: Pick<Caller, "userId" | "emailVerified">,
  { occasionId, ...moment }: AskedKit,
): Promise<Pick<OccasionClaim, "ineligible" | "employment" | "decidedBy">> {
  if (occasionId === FIRST_OCCASION || !caller.emailVerified)
    return { ineligible: undefined, employment: null, decidedBy: null };
  return readOccasionClaim(db, { occasionId, of: { userId: caller.userId }, ...moment });
}

/** Why this person may not get the kit of an occasion, without regard to coupons. Undefined when they may. */
export async function kitIneligibility(
  db: Db | Trx,
  caller: Caller | null,
  asked: AskedKit,
): Promise<KitIneligibility | undefined> {
  if (!caller?.emailVerified)
    return personRefusal(caller && { emailVerified: false, kitRedeemed: false }) ?? undefined;
  const { ineligible, employment } = await readKitClaim(db, caller, asked);
  if (ineligible) return ineligible;
  const kitRedeemed = await isKitRedeemed(db, caller.userId, asked.occasionId, employment);
  return personRefusal({ emailVerified: true, kitRedeemed }) ?? undefined;
}

/** The same as a refusal, with the message of specification 8. */
export async function refuseIneligibleKit(
  db: Db | Trx,
  caller: Caller | null,
  asked: AskedKit,
): Promise<
  Refusal<"kit_already_redeemed" | "kit_email_not_verified" | "kit_not_eligible" | "login_needed"> | undefined
> {
  const reason = await kitIneligibility(db, caller, asked);
  if (!reason) return undefined;
  return isOfPerson(reason)
    ? refuse(codes[reason], untranslated(kitMessages[reason]))
    : refuse("kit_not_eligible", occasionMessages[reason]);
}

/** Not by the rules of an occasion. */
export const isOfPerson = (reason: KitIneligibility): reason is PersonIneligibility => reason in codes;
