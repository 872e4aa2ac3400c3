import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { isUnshipped } from "../../order/order-status.ts";
import type { PartSizes } from "./size-exchange.store.ts";

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

/** The parts of a kit in an unshipped order that have a size each, with those that each can be exchanged for. */
export const exchangeableParts = (
  status: string,
  line: { readonly order_line_id: number },
  parts: readonly PartSizes[],
): StaffOrder["lines"][number]["sizedParts"] =>
  parts
    .filter(({ lineId }) => isUnshipped(status) && lineId === line.order_line_id)
    .map(({ partPosition, productName, size, sizes }) => ({
      partPosition,
      productName,
      size,
      exchangeableSizes: sizes.filter((each) => each !== size),
    }));
