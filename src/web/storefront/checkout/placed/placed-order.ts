import type { CartLine } from "../../../../contract/cart.schemas.ts";
import type { CheckoutInput } from "../../../../contract/checkout.schemas.ts";

/** Set until the order confirmation is shown (specification 4). */
export const ORDER_NO_KEY = "kitstore.orderNo";

/** What the confirmation page needs to know about an order; it is passed as navigation state and not stored. */
export interface PlacedOrder {
  readonly isKit: boolean;
  readonly isGift: boolean;
  /** Null: staff confirm the shipping charge, so the total is not known yet. */
  readonly total: number | null;
  readonly country: string;
  readonly lines: readonly Pick<CartLine, "productName" | "colourName" | "size" | "qty" | "imagePath">[];
}

export const toPlacedOrder = (body: CheckoutInput, lines: readonly CartLine[]): PlacedOrder => ({
  isKit: lines.length > 0 && lines.every((line) => line.isSwag),
  isGift: body.gift !== undefined,
  total: body.quote?.shipping === null ? null : (body.quote?.grandTotal ?? null),
  country: body.deliveryAddress[0]?.country ?? "",
  lines: lines.map(({ productName, colourName, size, qty, imagePath }) => ({
    productName,
    colourName,
    size,
    qty,
    imagePath,
  })),
});
