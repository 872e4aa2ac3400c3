import type { CartLine } from "../../../../contract/cart.schemas.ts";
import type { CheckoutInput } from "../../../../contract/checkout.schemas.ts";
import { toLineInput } from "../../state/cart.ts";
import { billingOfficeId, type DeliveryValues, giftOf, toDeliveryAddress } from "../delivery/delivery.ts";

/** The checkout payload (specification 3) with the quote: the server refuses the order if its totals differ. */
export function buildOrderRequest(order: {
  readonly userId: number;
  readonly lines: readonly CartLine[];
  readonly delivery: DeliveryValues;
  readonly couponCode: string;
  readonly currencyCode: string;
  /** The welcome kit alone is never a gift. */
  readonly isKitAlone: boolean;
  readonly quote: NonNullable<CheckoutInput["quote"]>;
}): CheckoutInput {
  const gift = order.isKitAlone ? undefined : giftOf(order.delivery);
  return {
    id: 0,
    cart: order.lines.map(toLineInput),
    deliveryAddress: [toDeliveryAddress(order.delivery)],
    couponCode: order.couponCode,
    userId: order.userId,
    currencyCode: order.currencyCode,
    billingAddressId: billingOfficeId(order.delivery),
    quote: order.quote,
    ...(gift && { gift }),
    ...(order.delivery.rememberAddress === "on" && { saveAddress: true }),
  };
}
