import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../../server/db/database.ts";
import { type CartLineRow, type CartOwner, lockCart, readLockedLines, saveLines } from "./cart.store.ts";
import { type CartItem, sameItem } from "./cart.ts";
import { itemOf } from "./cart-item.ts";
import { countsOf, shortOf } from "./stock-counts.ts";
import { stockRefusal } from "./wanted.ts";

/**
 * Sets the quantity of the line with this cartId, else of the line that holds this item. Answers the cart's lines.
 * Refuses line_not_found, product_withdrawn, out_of_stock; the cart then stays as it was.
 */
export async function updateCart(
  db: Db,
  owner: CartOwner,
  change: CartItem & { readonly cartId: string | null },
  now: Date,
): Promise<CartLineRow[] | Refusal> {
  return db.transaction().execute(async (trx) => {
    const cartKey = await lockCart(trx, owner, now);
    const rows = await readLockedLines(trx, cartKey);
    const row =
      rows.find((each) => each.cart_id === change.cartId) ??
      rows.find((each) => sameItem(itemOf(each), change));
    if (!row) return refuse("line_not_found", "That line is no longer in the cart.");
    if (row.withdrawn_at) return refuse("product_withdrawn", `${row.name} is no longer sold.`);
    const item = { ...itemOf(row), quantity: row.is_swag_item ? 1 : change.quantity };
    const items = rows.map((each) => (each === row ? item : itemOf(each)));
    const [short] = shortOf(items, countsOf(rows)).filter((each) => each.variantId === item.variantId);
    // Fewer than before is always allowed: it is how a buyer mends a line that stock has overtaken.
    if (short && item.quantity > row.quantity) return stockRefusal(row.name, short.available);
    await saveLines(trx, cartKey, [{ ...item, cartId: row.cart_id }], now);
    return readLockedLines(trx, cartKey);
  });
}
