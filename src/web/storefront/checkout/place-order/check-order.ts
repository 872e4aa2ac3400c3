import { kitRedemptionRefusal } from "../../../../buying/kit/kit-eligibility.ts";
import type { CheckoutInput } from "../../../../contract/checkout.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import type { Coupon } from "../coupon/use-coupon.ts";
import { kitMessage } from "../kit/kit-message.ts";
import { buildOrderRequest } from "./order-request.ts";
import type { Placing } from "./use-place-order.ts";

const newTotal = () =>
  t("Your coupon is applied. Please look at the new total, then press Place Order once more.");

type Order = Omit<Parameters<typeof buildOrderRequest>[0], "couponCode">;

/**
 * What Place Order does. A code that was typed and not applied is applied first. One that changes the total is shown before
 * it is ordered. Returns the order to place; null where the customer is told why not.
 */
export async function checkOrder(
  order: Order,
  coupon: Coupon,
  placing: Placing,
): Promise<CheckoutInput | null> {
  const typed = coupon.typed.trim();
  const applied = typed ? await coupon.apply(typed) : coupon.coupon;
  if (typed && !applied) return null;
  if (typed && !applied?.isSwag) {
    placing.showInfo(newTotal());
    return null;
  }
  // Only the server knows who may have a kit; cart and coupon are checked here, without a request.
  const kit = kitRedemptionRefusal({
    lines: order.lines.map((line) => ({ isSwag: line.isSwag, quantity: line.qty })),
    user: { emailVerified: true, kitRedeemed: false },
    swagCouponApplied: applied?.isSwag ?? false,
  });
  if (kit) {
    placing.showRefusal(kitMessage(kit));
    return null;
  }
  return buildOrderRequest({ ...order, couponCode: applied?.code ?? "" });
}
