import { randomBytes } from "node:crypto";
import type { CartLineRow } from "./cart.store.ts";

/** A new line's cartId: 128 random bits. */
export const newCartId = (): string => randomBytes(16).toString("base64url");

/** A line as the cart's rules see it. */
export const itemOf = (row: CartLineRow) => ({
  productId: row.product_id,
  variantId: row.variant_id,
  size: row.size,
  quantity: row.quantity,
});
