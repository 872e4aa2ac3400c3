import type { CartLine } from "../../../contract/cart.schemas.ts";
import type { CheckoutInput } from "../../../contract/checkout.schemas.ts";

/** What the confirmation page needs to know about an order; it is passed as navigation state and not stored. */
export interface PlacedOrder {
  readonly isKit: boolean;
  readonly country: string;
}

export const toPlacedOrder = (body: CheckoutInput, lines: readonly CartLine[]): PlacedOrder => ({
  isKit: lines.length > 0 && lines.every((line) => line.isSwag),
  country: body.deliveryAddress[0]?.country ?? "",
});
