import type { CartLineRow } from "../../buying/cart/cart-lines.store.ts";
import { type CouponWithUses, claimCoupon } from "../../buying/coupon/coupon.store.ts";
import { type Coupon, couponRefusal } from "../../buying/coupon/coupon.ts";
import { kitRedemptionRefusal } from "../../buying/kit/kit-eligibility.ts";
import { claimKit, isKitRedeemed } from "../../buying/kit/kit-redemption.store.ts";
import { refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { refuseCoupon, refuseKitOrder } from "./order-refusals.ts";

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
