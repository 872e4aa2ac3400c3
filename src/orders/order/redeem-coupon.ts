import type { CartLineRow } from "../../buying/cart/cart-lines.store.ts";
import { type CouponWithUses, claimCoupon } from "../../buying/coupon/coupon.store.ts";
import { type Coupon, couponRefusal } from "../../buying/coupon/coupon.ts";
import { couponMessages } from "../../buying/coupon/coupon-messages.ts";
import { kitMessages, kitRedemptionRefusal } from "../../buying/kit/kit-eligibility.ts";
import { claimKit, isKitRedeemed } from "../../buying/kit/kit-redemption.store.ts";
import { type ErrorCode, type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";

interface Checkout {
  readonly rows: readonly CartLineRow[];
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * The coupon that was found, when the caller may use it for this cart. Undefined when the request names none. Refuses a code that
 * does not apply, and a cart that breaks a rule of the kit (specification 4). Claims nothing.
 */
export async function checkCoupon(
  trx: Trx,
  found: CouponWithUses | undefined,
  { rows, caller, now }: Checkout,
) {
  const coupon = found?.coupon;
  const refusal = found ? couponRefusal(coupon, { now, email: caller.email, ...found }) : null;
  const hasKit = rows.some((row) => row.is_swag_item);
  if (hasKit) {
    const kitRefusal = kitRedemptionRefusal({
      lines: rows.map((row) => ({ isSwag: row.is_swag_item, quantity: row.quantity })),
      user: { emailVerified: caller.emailVerified, kitRedeemed: await isKitRedeemed(trx, caller.userId) },
      swagCouponApplied: coupon?.kind === "swag" && !refusal,
    });
    // "Apply your coupon" does not help somebody whose coupon is refused. The coupon's own message does.
    if (kitRefusal && !(kitRefusal === "coupon" && refusal)) return refuseKitOrder(kitRefusal);
  }
  if (refusal) return refuseCoupon(refusal);
  if (coupon?.kind === "swag" && !hasKit)
    return refuse("coupon_not_valid", "This coupon is for the welcome kit, which is not in your cart.");
  return coupon;
}

interface Claim {
  readonly userId: UserId;
  readonly orderId: OrderId;
  readonly now: Date;
}

/**
 * Claims the coupon, and the kit if the order has one. Refuses with the reason when another order, or staff who changed the
 * coupon, came first. The caller's transaction then rolls back.
 */
export async function claimRedemptions(
  trx: Trx,
  { coupon, isSwag }: { readonly coupon: Coupon | undefined; readonly isSwag: boolean },
  claim: Claim,
) {
  const [lost, hasClaimedKit] = await Promise.all([
    coupon && claimCoupon(trx, coupon, claim),
    isSwag ? claimKit(trx, claim) : true,
  ]);
  if (lost) return refuseCoupon(lost);
  if (!hasClaimedKit) return refuseKitOrder("availed");
  return undefined;
}

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
const refuseKitOrder = (
  reason: KitRefusal,
): Refusal<
  "kit_already_redeemed" | "kit_email_not_verified" | "kit_needs_coupon" | "kit_not_alone" | "login_needed"
> => refuse(kitCodes[reason], kitMessages[reason]);

/** coupon_not_valid, with the reason and the customer's message for it. */
const refuseCoupon = (reason: NonNullable<ReturnType<typeof couponRefusal>>): Refusal<"coupon_not_valid"> =>
  refuse("coupon_not_valid", couponMessages[reason], { reason });
