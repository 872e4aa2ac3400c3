import type { CartLine } from "../../../contract/cart.schemas.ts";
import type { CheckoutInput } from "../../../contract/checkout.schemas.ts";

/** What the confirmation has to know of an order; it comes with the navigation and is kept nowhere. */
export interface PlacedOrder {
  readonly isKit: boolean;
  readonly country: string;
}

export const placedOrder = (body: CheckoutInput, lines: readonly CartLine[]): PlacedOrder => ({
  isKit: lines.length > 0 && lines.every((line) => line.isSwag),
  country: body.deliveryAddress[0]?.country ?? "",
});
