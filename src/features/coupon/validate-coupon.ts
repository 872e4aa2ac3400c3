import type { CouponAnswer } from "../../contract/checkout.schemas.ts";
import type { Who } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { type CartOwner, readCart } from "../cart/cart.store.ts";
import { toWire } from "../money/money.ts";
import { linesToPrice } from "../pricing/lines-to-price.ts";
import { priceLines } from "../pricing/pricing.ts";
import { findCoupon } from "./coupon.store.ts";
import { couponRefusal, discountOf, foldCode } from "./coupon.ts";
import { couponReasons } from "./coupon-reasons.ts";
import { kitHindrance } from "./refuse-kit.ts";

/**
 * Whether a code applies to the owner's cart as it is now, and what it takes off (specification 3 and 7). A code that
 * does not apply answers with its flags false and the reason in words; nothing is claimed before the order.
 */
export async function validateCoupon(
  db: Db,
  request: {
    readonly name: string;
    readonly owner: CartOwner | undefined;
    readonly who: Who | null;
    readonly now: Date;
  },
): Promise<CouponAnswer> {
  const { who, now } = request;
  const { coupon, ...uses } = await findCoupon(db, foldCode(request.name), who?.userId ?? 0);
  const rows = request.owner ? await readCart(db, request.owner) : [];
  const hindrance = await kitHindrance(db, who);
  const refusal = couponRefusal(coupon, { now, email: who?.email ?? null, ...uses });
  const isSwag = coupon?.kind === "swag";
  const reason = refusal ?? (isSwag && hindrance ? hindrance : null);
  const applied = reason === null ? coupon : undefined;
  const priced = priceLines(linesToPrice(rows), discountOf(applied));
  return {
    name: applied?.code ?? request.name,
    userId: who?.userId ?? 0,
    swagApplicable: !hindrance,
    swagValidated: applied !== undefined && isSwag,
    couponValidated: applied !== undefined && !isSwag,
    discountPercent: applied?.kind === "percent" ? applied.basisPoints / 100 : 0,
    discountAmount: toWire(priced.discountPaise),
    cartTotal: toWire(priced.subTotalPaise),
    netQty: priced.netQuantity,
    reason: reason && couponReasons[reason],
  };
}
