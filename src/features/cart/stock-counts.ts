import type { CartLineRow } from "./cart.store.ts";
import { type CartItem, type Shortfall, stockShortfalls } from "./cart.ts";

interface StockCounts {
  readonly variants: { variantId: number; stock: number | null }[];
  readonly sizes: { variantId: number; size: string; stock: number | null }[];
}

type Counted = Pick<CartLineRow, "variant_stock" | "size_stock">;

/** Where the items ask for more than the counts allow (cart.ts says how demand is summed). */
export const shortOf = (items: readonly CartItem[], counts: StockCounts): Shortfall[] =>
  stockShortfalls(items, counts.sizes, counts.variants);

/** The stock counts of a cart's lines, and of one more item. */
export function countsOf(rows: readonly CartLineRow[], item?: CartItem, wanted?: Counted): StockCounts {
  const known = rows.map((row) => ({ variantId: row.variant_id, size: row.size, counted: row as Counted }));
  if (item && wanted) known.push({ variantId: item.variantId, size: item.size, counted: wanted });
  return {
    variants: known.map(({ variantId, counted }) => ({ variantId, stock: counted.variant_stock })),
    sizes: known.map(({ variantId, size, counted }) => ({ variantId, size, stock: counted.size_stock })),
  };
}
