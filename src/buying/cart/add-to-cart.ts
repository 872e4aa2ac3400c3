import type { Refusal } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { commitTogether, sendTogether } from "../../platform/db/send-together.ts";
import { refuseIneligibleKit } from "../kit/refuse-ineligible-kit.ts";
import { deleteLine, findItem, lockCart } from "./cart.store.ts";
import type { CartOwner } from "./cart.ts";
import { addItem, type CartItem, isSameItem } from "./cart.ts";
import { newCartId, toCartItem } from "./cart-item.ts";
import { type LineRow, readLines, type StoredCartLine, saveLine } from "./cart-lines.store.ts";
import { cartShortfalls, cartStock } from "./cart-stock.ts";
import { refuseItem, refuseShortStock } from "./validate-item.ts";

/**
 * Adds an item to a cart, or to the line that it has already (at most 999 in all; the kit stays one). A line that was
 * removed and is put back has its old `addedAt`, and so its old place. Returns the cart's lines. Where
 * it refuses, the cart stays as it was (`available` of out_of_stock is what is left). Specification 4 and 5.
 */
export async function addToCart(
  db: Db,
  owner: CartOwner,
  item: CartItem,
  {
    caller,
    now,
    timeZone,
    addedAt = now,
  }: {
    readonly caller: Caller | null;
    readonly now: Date;
    /** The store's. */
    readonly timeZone: string;
    readonly addedAt?: Date;
  },
): Promise<
  | StoredCartLine[]
  | Refusal<
      | "kit_already_redeemed"
      | "kit_email_not_verified"
      | "kit_not_eligible"
      | "login_needed"
      | "out_of_stock"
      | "product_not_found"
      | "product_withdrawn"
      | "size_needed"
      | "size_unknown"
      | "variant_unknown"
    >
> {
  return db.transaction().execute(async (trx) => {
    const [cartKey, found, rows] = await sendTogether(trx, (t) =>
      Promise.all([lockCart(t, owner, now), findItem(t, item), readLines(t, owner)]),
    );
    const refused = refuseItem(found, item.size);
    if (refused) return refused;
    const change = { cartKey, rows, item, found, now, addedAt: addedAt < now ? addedAt : now };
    if (!found?.is_swag_item || found.occasion_id === null) return addProduct(trx, change);
    return (
      (await refuseIneligibleKit(trx, caller, { occasionId: found.occasion_id, now, timeZone })) ??
      addKit(trx, change)
    );
  });
}

type ItemRow = Awaited<ReturnType<typeof findItem>>;

interface CartChange {
  readonly cartKey: number;
  /** The cart's lines, read under its lock. */
  readonly rows: readonly LineRow[];
  readonly item: CartItem;
  readonly found: ItemRow;
  readonly now: Date;
  readonly addedAt: Date;
}

async function addProduct(trx: Trx, { cartKey, rows, item, found, addedAt }: CartChange) {
  const items = addItem(rows.map(toCartItem), item);
  const shortfall = cartShortfalls(items, cartStock(rows, item, found)).find(
    (each) => each.variantId === item.variantId,
  );
  if (shortfall) return refuseShortStock(found ?? { name: "" }, shortfall.available);
  const quantity = items.find((each) => isSameItem(each, item))?.quantity ?? item.quantity;
  return saveLast(trx, { cartKey, rows }, { ...item, cartId: newCartId(), quantity }, addedAt);
}

/** A cart has at most one kit, so adding another size replaces the first, in its place. */
async function addKit(trx: Trx, { cartKey, rows, item, found, now, addedAt }: CartChange) {
  const kit = { ...item, quantity: 1 };
  const [short] = cartShortfalls([kit], cartStock([], kit, found));
  if (short) return refuseShortStock(found ?? { name: "" }, short.available);
  const replaced = rows.filter((row) => row.is_swag_item && !isSameItem(toCartItem(row), kit));
  for (const { cart_id } of replaced) await deleteLine(trx, cartKey, cart_id, now);
  const left = { cartKey, rows: rows.filter((row) => !replaced.includes(row)) };
  return saveLast(trx, left, { ...kit, cartId: newCartId() }, replaced[0]?.added_at ?? addedAt);
}

/** The end of the transaction: nothing is refused after it. */
const saveLast: typeof saveLine = (trx, ...line) => commitTogether(trx, (t) => saveLine(t, ...line));
