import type { OrderedAgain } from "../../contract/buyer-orders.ts";
import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { Who } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { addToCart } from "../cart/add-to-cart.ts";
import { readCart } from "../cart/cart.store.ts";
import { cartAnswer } from "../cart/cart-answer.ts";
import { findOwnOrder, type OwnOrderLines, ownOrderLines } from "./order-details.store.ts";
import { noSuchOrder } from "./order-details.ts";
import { normaliseOrderNumber } from "./order-number.ts";

/**
 * Puts the lines of an order of the caller's own into their cart, each by the rules of any adding and at today's price;
 * what cannot be had is named with its reason and holds up nothing else. The kit is never added: it is redeemed once.
 * Refuses order_not_found, also for another's.
 */
export async function orderAgain(
  db: Db,
  again: { readonly orderNo: string; readonly who: Who; readonly now: Date },
): Promise<OrderedAgain | Refusal> {
  const { who, now } = again;
  const order = await findOwnOrder(db, normaliseOrderNumber(again.orderNo) ?? "", who.userId);
  if (!order) return noSuchOrder;
  const lines = await ownOrderLines(db, order.order_id);
  const notAdded: OrderedAgain["notAdded"] = [];
  for (const line of lines) {
    const reason = await reasonNotAdded(db, line, who, now);
    if (reason) notAdded.push({ productName: line.product_name, reason });
  }
  const cart = await readCart(db, { userId: who.userId });
  return {
    cart: cartAnswer(cart, { sessionId: "", userId: who.userId }),
    added: lines.length - notAdded.length,
    notAdded,
  };
}

/** Adds one line; null when it is in the cart, else the words for why it is not. */
async function reasonNotAdded(
  db: Db,
  line: OwnOrderLines[number],
  who: Who,
  now: Date,
): Promise<string | null> {
  if (line.is_swag || line.is_swag_item) return "The welcome kit is redeemed once.";
  const item = {
    productId: line.product_id,
    variantId: line.variant_id,
    size: line.size,
    quantity: line.quantity,
  };
  const rows = await addToCart(db, { userId: who.userId }, item, who, now);
  return isRefusal(rows) ? rows.detail : null;
}
