import type { OrderId, VariantId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { OrderContents } from "../staff-order/place-staff-order.ts";
import { priceSkus, toCartRows } from "../staff-order/price-skus.ts";
import { rowOfReplacement } from "../staff-order/replace-pieces.ts";
import { selectReplaceable } from "../staff-order/replaceable.store.ts";
import { readSkus } from "../staff-order/sku.store.ts";

export interface NewItem {
  readonly lineId: number;
  readonly variantId: VariantId;
  /** The new size. */
  readonly to: string;
  readonly quantity: number;
}

/** What the new pieces take from stock. */
export const demandOf = (pieces: readonly NewItem[]) =>
  pieces.map(({ variantId, to, quantity }) => ({ variantId, size: to, quantity }));

/** The new pieces as the contents of an order: of a line with its names and prices, of a kit's part with those of today. */
export async function readExchangeContents(
  trx: Trx,
  orderId: OrderId,
  pieces: readonly NewItem[],
): Promise<OrderContents> {
  const lines = await selectReplaceable(trx, orderId).execute();
  const variantIds = pieces.map(({ variantId }) => variantId);
  const skus = await readSkus(trx, { numbers: [], products: [], variantIds });
  const items = pieces.map(({ lineId, variantId, to, quantity }) => {
    const line = lines.find((each) => each.order_line_id === lineId && each.variant_id === variantId);
    const replaced = { contents: line?.contents ?? "", declined: line?.declined ?? "", parts: [] };
    if (line)
      return { row: { ...rowOfReplacement(line, quantity), size: to }, replaced: { ...replaced, lineId } };
    const sku = skus.find((each) => each.variant_id === variantId && each.size === to);
    const [row] = sku ? toCartRows([{ row: { ...sku, withdrawn_at: null }, quantity }]) : [];
    if (!row) throw new Error(`Variant ${variantId} has no size ${to}`);
    return { row, replaced: { ...replaced, lineId: null } };
  });
  const rows = items.map(({ row }) => row);
  return {
    rows,
    priced: priceSkus(rows, "free", { locations: [], country: "" }),
    replaced: items.map(({ replaced }) => replaced),
  };
}
