import type { Refusal } from "../../contract/errors.ts";
import type { Who } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { refuseKit } from "../coupon/refuse-kit.ts";
import {
  type CartLineRow,
  type CartOwner,
  deleteLine,
  lockCart,
  readLockedLines,
  readWanted,
  saveLines,
} from "./cart.store.ts";
import { addItem, type CartItem, sameItem } from "./cart.ts";
import { itemOf, newCartId } from "./cart-item.ts";
import { countsOf, shortOf } from "./stock-counts.ts";
import { stockRefusal, wantedRefusal } from "./wanted.ts";

/**
 * Adds an item to a cart, or to the line it has already (at most 999 in all; the kit stays one). Answers the cart's lines.
 * Refuses, and leaves the cart as it was: product_not_found, product_withdrawn, variant_unknown, size_needed,
 * size_unknown, out_of_stock (`available` says what is left); for the kit login_needed, kit_unproved, kit_already_redeemed.
 * Specification 4 and 5.
 */
export async function addToCart(
  db: Db,
  owner: CartOwner,
  item: CartItem,
  who: Who | null,
  now: Date,
): Promise<CartLineRow[] | Refusal> {
  return db.transaction().execute(async (trx) => {
    const cartKey = await lockCart(trx, owner, now);
    const wanted = await readWanted(trx, item);
    const refused = wantedRefusal(wanted, item.size);
    if (refused) return refused;
    if (!wanted?.is_swag_item) return addPieces(trx, cartKey, item, wanted, now);
    return (await refuseKit(trx, who)) ?? addKit(trx, cartKey, item, wanted, now);
  });
}

type WantedRow = Awaited<ReturnType<typeof readWanted>>;

async function addPieces(trx: Trx, cartKey: number, item: CartItem, wanted: WantedRow, now: Date) {
  const rows = await readLockedLines(trx, cartKey);
  const items = addItem(rows.map(itemOf), item);
  const short = shortOf(items, countsOf(rows, item, wanted)).find(
    (each) => each.variantId === item.variantId,
  );
  if (short) return stockRefusal(wanted?.name ?? "", short.available);
  const quantity = items.find((each) => sameItem(each, item))?.quantity ?? item.quantity;
  await saveLines(trx, cartKey, [{ ...item, cartId: newCartId(), quantity }], now);
  return readLockedLines(trx, cartKey);
}

/** One kit at a time: picking another size changes it. */
async function addKit(trx: Trx, cartKey: number, item: CartItem, wanted: WantedRow, now: Date) {
  const rows = await readLockedLines(trx, cartKey);
  const kit = { ...item, quantity: 1 };
  const [short] = shortOf([kit], countsOf([], kit, wanted));
  if (short) return stockRefusal(wanted?.name ?? "", short.available);
  for (const other of rows.filter((row) => row.is_swag_item && !sameItem(itemOf(row), kit))) {
    await deleteLine(trx, cartKey, other.cart_id, now);
  }
  await saveLines(trx, cartKey, [{ ...kit, cartId: newCartId() }], now);
  return readLockedLines(trx, cartKey);
}
