import type { CartLine, CartLineInput } from "../../../contract/cart.schemas.ts";
import type { CheckoutInput } from "../../../contract/checkout.schemas.ts";
import { addressOf, type DeliveryValues, officeOf } from "./delivery.ts";

/** The checkout payload (specification 3), with what the buyer saw: the server orders nothing else. */
export function orderRequest(order: {
  readonly userId: number;
  readonly lines: readonly CartLine[];
  readonly delivery: DeliveryValues;
  readonly couponCode: string;
  readonly currencyCode: string;
  readonly seen: NonNullable<CheckoutInput["seen"]>;
}): CheckoutInput {
  return {
    id: 0,
    cart: order.lines.map(lineInput),
    deliveryAddress: [addressOf(order.delivery)],
    couponCode: order.couponCode,
    userId: order.userId,
    currencyCode: order.currencyCode,
    billingAddressId: officeOf(order.delivery),
    seen: order.seen,
    ...(order.delivery.isKept === "on" && { saveAddress: true }),
  };
}

function lineInput({
  productUrl: _url,
  colourName: _colour,
  available: _available,
  ...line
}: CartLine): CartLineInput {
  return line;
}
