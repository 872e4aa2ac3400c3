import { addToCart } from "../../buying/cart/add-to-cart.ts";
import { readCart } from "../../buying/cart/cart-lines.store.ts";
import { cartResponse } from "../../buying/cart/cart-response.ts";
import type { ReorderResponse } from "../../contract/customer-orders.ts";
import { type ErrorCode, isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Language } from "../../platform/language/language.ts";
import { findOwnOrder, type OwnOrderLines, readOwnOrderLines } from "./order-details.store.ts";
import { orderNotFound } from "./order-details.ts";
import { normaliseOrderNumber } from "./order-number.ts";

/**
 * Adds the lines of the caller's own earlier order to their cart, by the same rules as any other item and at
 * today's prices. A line that cannot be added is returned with its reason, and does not stop the others. The
 * kit is never added, because it is redeemed once. Refuses order_not_found, also when the order is another
 * person's.
 */
export async function orderAgain(
  db: Db,
  input: {
    readonly orderNo: string;
    readonly caller: Caller;
    readonly language: Language | undefined;
    readonly now: Date;
    /** The store's. */
    readonly timeZone: string;
  },
): Promise<ReorderResponse | Refusal<"order_not_found">> {
  const { caller, now, timeZone } = input;
  const order = await findOwnOrder(db, normaliseOrderNumber(input.orderNo) ?? "", caller.userId);
  if (!order) return orderNotFound;
  const lines = await readOwnOrderLines(db, order.order_id);
  const notAdded: ReorderResponse["notAdded"] = [];
  for (const line of lines) {
    const refused = await addAgain(db, line, { caller, now, timeZone });
    if (refused)
      notAdded.push({ productName: line.product_name, reason: refused.detail, code: refused.refused });
  }
  const cart = await readCart(db, { userId: caller.userId });
  return {
    cart: cartResponse(cart, { sessionId: "", userId: caller.userId }, input.language),
    added: lines.length - notAdded.length,
    notAdded,
  };
}

/** Adds one line to the cart. Undefined when it was added. */
async function addAgain(
  db: Db,
  line: OwnOrderLines[number],
  by: { readonly caller: Caller; readonly now: Date; readonly timeZone: string },
): Promise<Refusal<ErrorCode> | undefined> {
  if (line.is_swag || line.is_swag_item)
    return refuse("kit_already_redeemed", "The welcome kit can be redeemed only once.");
  const item = {
    productId: line.product_id,
    variantId: line.variant_id,
    size: line.size,
    quantity: line.quantity,
  };
  const rows = await addToCart(db, { userId: by.caller.userId }, item, by);
  return isRefusal(rows) ? rows : undefined;
}
