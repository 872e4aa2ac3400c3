import { randomBytes } from "node:crypto";
import type { CartLineRow } from "./cart-lines.store.ts";

/** The cartId of a new line: 128 random bits. */
export const newCartId = (): string => randomBytes(16).toString("base64url");

/** A row of a cart as the rules of cart.ts need it. */
export const toCartItem = (row: CartLineRow) => ({
  productId: row.product_id,
  variantId: row.variant_id,
  size: row.size,
  quantity: row.quantity,
});
