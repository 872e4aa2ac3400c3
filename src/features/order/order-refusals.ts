import { type ErrorCode, type Refusal, refuse } from "../../contract/errors.ts";
import type { couponRefusal } from "../coupon/coupon.ts";
import { couponReasons } from "../coupon/coupon-reasons.ts";
import { kitMessages, type kitRefusal } from "../coupon/kit.ts";

type KitRefusal = NonNullable<ReturnType<typeof kitRefusal>>;

const kitCodes: Record<KitRefusal, ErrorCode> = {
  login: "login_needed",
  unproved: "kit_unproved",
  availed: "kit_already_redeemed",
  mixed: "kit_not_alone",
  coupon: "kit_needs_coupon",
  one_only: "kit_not_alone",
};

/** The specification's sentence for a cart that breaks a rule of the kit. */
export const refuseOrderedKit = (reason: KitRefusal): Refusal =>
  refuse(kitCodes[reason], kitMessages[reason]);

export const refuseCoupon = (reason: NonNullable<ReturnType<typeof couponRefusal>>): Refusal =>
  refuse("coupon_not_valid", couponReasons[reason], { reason });

/** Which unique index refused a concurrent claim, in the buyer's words; undefined for any other failure. */
export function refusalOfConflict(error: unknown): Refusal | undefined {
  if (typeof error !== "object" || error === null || !("code" in error) || error.code !== "23505")
    return undefined;
  switch ("constraint" in error ? error.constraint : "") {
    case "kit_redemptions_one_per_user":
      return refuseOrderedKit("availed");
    case "redemptions_personal_code_once":
    case "redemptions_once_per_user":
      return refuseCoupon("used");
    default:
      return undefined;
  }
}
