import type { Trx } from "../../server/db/database.ts";
import { lockStock } from "../inventory/inventory.store.ts";
import type { CartLineRow } from "./cart.store.ts";
import { toCartItem } from "./cart-item.ts";
import { cartShortfalls } from "./cart-stock.ts";
import { refuseShortStock } from "./validate-item.ts";

/** Locks the counted stock of a cart's lines until the transaction ends. Refuses out_of_stock. */
export async function lockCartStock(trx: Trx, rows: readonly CartLineRow[]) {
  const demand = rows.map(toCartItem);
  const counted = await lockStock(trx, demand);
  const [shortfall] = cartShortfalls(demand, counted);
  if (!shortfall) return { demand, counted };
  const name = rows.find((row) => row.variant_id === shortfall.variantId)?.name ?? "An item";
  return refuseShortStock(name, shortfall.available);
}
