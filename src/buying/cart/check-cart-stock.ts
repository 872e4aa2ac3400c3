import type { CountedStock, Demand } from "../../catalogue/stock/stock.store.ts";
import { findShortfalls } from "./cart.ts";
import { toCartItem } from "./cart-item.ts";
import type { CartLineRow } from "./cart-lines.store.ts";
import { refuseShortStock } from "./validate-item.ts";

/**
 * What a cart takes from its locked stock. `demand` is given where a kit takes its parts: when one of them is short, the kit is
 * sold out.
 */
export function checkCartStock(
  rows: readonly CartLineRow[],
  counted: CountedStock,
  demand: readonly Demand[] = rows.map(toCartItem),
) {
  const [shortfall] = findShortfalls(demand, counted.sizes, counted.variants);
  if (!shortfall) return { demand, counted };
  const row = rows.find(({ variant_id }) => variant_id === shortfall.variantId);
  const kit = rows.find(({ is_swag_item }) => is_swag_item);
  if (!row && kit) return refuseShortStock(kit, 0);
  return refuseShortStock(row ?? { name: "An item" }, shortfall.available);
}
