import { isUnshipped } from "../order/order-status.ts";

/** The sizes that a line of an unshipped order can be exchanged for: those with at least one in stock. */
export function exchangeableSizes(
  status: string,
  line: { readonly variant_id: number; readonly size: string },
  sizes: readonly { readonly variant_id: number; readonly size: string; readonly stock: number | null }[],
): string[] {
  if (!isUnshipped(status)) return [];
  return sizes
    .filter((each) => each.variant_id === line.variant_id && each.size !== line.size)
    .filter((each) => each.stock === null || each.stock > 0)
    .map(({ size }) => size);
}
