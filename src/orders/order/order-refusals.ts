import type { couponRefusal } from "../../buying/coupon/coupon.ts";
import { couponMessages } from "../../buying/coupon/coupon-messages.ts";
import { kitMessages, type kitRedemptionRefusal } from "../../buying/kit/kit-eligibility.ts";
import { type ErrorCode, type Refusal, refuse } from "../../contract/errors.ts";

type KitRefusal = NonNullable<ReturnType<typeof kitRedemptionRefusal>>;

const kitCodes = {
  login: "login_needed",
  unproved: "kit_email_not_verified",
  availed: "kit_already_redeemed",
  mixed: "kit_not_alone",
  coupon: "kit_needs_coupon",
  one_only: "kit_not_alone",
} as const satisfies Record<KitRefusal, ErrorCode>;

/** Refuses a cart that breaks a rule of the kit, with the sentence of specification 8. */
export const refuseKitOrder = (
  reason: KitRefusal,
): Refusal<
  "kit_already_redeemed" | "kit_email_not_verified" | "kit_needs_coupon" | "kit_not_alone" | "login_needed"
> => refuse(kitCodes[reason], kitMessages[reason]);

/** coupon_not_valid, with the reason and the customer's message for it. */
export const refuseCoupon = (
  reason: NonNullable<ReturnType<typeof couponRefusal>>,
): Refusal<"coupon_not_valid"> => refuse("coupon_not_valid", couponMessages[reason], { reason });
