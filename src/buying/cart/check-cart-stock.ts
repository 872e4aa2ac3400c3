import type { CountedStock } from "../../catalogue/stock/stock.store.ts";
import { toCartItem } from "./cart-item.ts";
import type { CartLineRow } from "./cart-lines.store.ts";
import { cartShortfalls } from "./cart-stock.ts";
import { refuseShortStock } from "./validate-item.ts";

/** What a cart takes from its locked stock. */
export function checkCartStock(rows: readonly CartLineRow[], counted: CountedStock) {
  const demand = rows.map(toCartItem);
  const [shortfall] = cartShortfalls(demand, counted);
  if (!shortfall) return { demand, counted };
  const row = rows.find(({ variant_id }) => variant_id === shortfall.variantId);
  return refuseShortStock(row ?? { name: "An item" }, shortfall.available);
}
