import type { VariantId } from "../../contract/ids.ts";
import { type CartItem, findShortfalls, type Shortfall } from "./cart.ts";
import type { CartLineRow } from "./cart-lines.store.ts";

interface StockCounts {
  readonly variants: { variantId: VariantId; stock: number | null }[];
  readonly sizes: { variantId: VariantId; size: string; stock: number | null }[];
}

type StockColumns = Pick<CartLineRow, "variant_stock" | "size_stock">;

/** The items that exceed the stock (cart.ts sums the demand). */
export const cartShortfalls = (items: readonly CartItem[], counts: StockCounts): Shortfall[] =>
  findShortfalls(items, counts.sizes, counts.variants);

/** The stock of a cart's lines, and of one more item. */
export function cartStock(
  rows: readonly CartLineRow[],
  item?: CartItem,
  itemStock?: StockColumns,
): StockCounts {
  const known = rows.map((row) => ({
    variantId: row.variant_id,
    size: row.size,
    counted: row as StockColumns,
  }));
  if (item && itemStock) known.push({ variantId: item.variantId, size: item.size, counted: itemStock });
  return {
    variants: known.map(({ variantId, counted }) => ({ variantId, stock: counted.variant_stock })),
    sizes: known.map(({ variantId, size, counted }) => ({ variantId, size, stock: counted.size_stock })),
  };
}
