import type { CartLine } from "../../../../contract/cart.schemas.ts";
import type { CheckoutInput } from "../../../../contract/checkout.schemas.ts";
import { toLineInput } from "../../state/cart.ts";
import { billingOfficeId, type DeliveryValues, giftOf, toDeliveryAddress } from "../delivery/delivery.ts";
import { declinedParts, ownSizes } from "./declined-parts.ts";

/** A line as it is sent, without the parts of a kit that can be, and were, declined, and with the sizes that parts have alone. */
function lineToOrder(line: CartLine) {
  const declined = declinedParts(line.cartId).filter((at) =>
    line.declinable?.some(({ position }) => position === at),
  );
  const sized = line.isSwag
    ? ownSizes(line.cartId).filter(({ position, size }) => size !== line.size && !declined.includes(position))
    : [];
  if (declined.length === 0 && sized.length === 0) return toLineInput(line);
  const changed = [...declined, ...sized.map(({ position }) => position)];
  const substitutes = line.substitutes?.filter(
    ({ position }) => position === undefined || !changed.includes(position),
  );
  return {
    ...toLineInput(line),
    ...(declined.length > 0 && { declined }),
    ...(sized.length > 0 && { partSizes: sized.map(({ variantId, size }) => ({ variantId, size })) }),
    ...(substitutes && { substitutes }),
  };
}

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
    cart: order.lines.map(lineToOrder),
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
