import { type ErrorCode, type Refusal, refuse } from "../../contract/errors.ts";
import type { couponRefusal } from "../coupon/coupon.ts";
import { couponMessages } from "../coupon/coupon-messages.ts";
import { kitMessages, type kitRedemptionRefusal } from "../kit/kit-redemption.ts";

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

export const refuseCoupon = (
  reason: NonNullable<ReturnType<typeof couponRefusal>>,
): Refusal<"coupon_not_valid"> => refuse("coupon_not_valid", couponMessages[reason], { reason });

/**
 * The refusal for a coupon or kit that a concurrent order claimed first, known by the unique index that was
 * violated. Undefined for any other error.
 */
export function refusalOfConflict(
  error: unknown,
):
  | Refusal<
      | "coupon_not_valid"
      | "kit_already_redeemed"
      | "kit_email_not_verified"
      | "kit_needs_coupon"
      | "kit_not_alone"
      | "login_needed"
    >
  | undefined {
  if (typeof error !== "object" || error === null || !("code" in error) || error.code !== "23505")
    return undefined;
  switch ("constraint" in error ? error.constraint : "") {
    case "kit_redemptions_one_per_user":
      return refuseKitOrder("availed");
    case "redemptions_personal_code_once":
    case "redemptions_once_per_user":
      return refuseCoupon("used");
    default:
      return undefined;
  }
}
