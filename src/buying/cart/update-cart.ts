import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { commitTogether, sendTogether } from "../../platform/db/send-together.ts";
import { lockCart } from "./cart.store.ts";
import type { CartOwner } from "./cart.ts";
import { type CartItem, isSameItem } from "./cart.ts";
import { toCartItem } from "./cart-item.ts";
import { readLines, type StoredCartLine, saveLine } from "./cart-lines.store.ts";
import { cartShortfalls, cartStock } from "./cart-stock.ts";
import { refuseShortStock, translatedName } from "./validate-item.ts";

/**
 * Sets the quantity of the line with this cartId, or else of the line that has this item. Returns the cart's
 * lines. Where it refuses, the cart stays as it was.
 */
export async function updateCart(
  db: Db,
  owner: CartOwner,
  change: CartItem & { readonly cartId: string | null },
  now: Date,
): Promise<StoredCartLine[] | Refusal<"line_not_found" | "out_of_stock" | "product_withdrawn">> {
  return db.transaction().execute(async (trx) => {
    const [cartKey, rows] = await sendTogether(trx, (t) =>
      Promise.all([lockCart(t, owner, now), readLines(t, owner)]),
    );
    const row =
      rows.find((each) => each.cart_id === change.cartId) ??
      rows.find((each) => isSameItem(toCartItem(each), change));
    if (!row) return refuse("line_not_found", "That line is no longer in the cart.");
    if (row.withdrawn_at)
      return refuse("product_withdrawn", `${row.name} is no longer sold.`, translatedName(row));
    const item = { ...toCartItem(row), quantity: row.is_swag_item ? 1 : change.quantity };
    const items = rows.map((each) => (each === row ? item : toCartItem(each)));
    const [shortfall] = cartShortfalls(items, cartStock(rows)).filter(
      (each) => each.variantId === item.variantId,
    );
    // A lower quantity is always allowed, even one above the stock: a customer must be able to reduce it.
    if (shortfall && item.quantity > row.quantity) return refuseShortStock(row, shortfall.available);
    return commitTogether(trx, (t) => saveLine(t, { cartKey, rows }, { ...item, cartId: row.cart_id }, now));
  });
}
