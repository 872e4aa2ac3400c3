import type { CartLineRow } from "../../buying/cart/cart-lines.store.ts";
import type { CountedStock, Demand } from "../../catalogue/stock/stock.store.ts";
import type { Caller } from "../../contract/handler.ts";
import type { OrderId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { countUnpaidHolds } from "./unpaid-holds.store.ts";
import { type HeldSku, type HoldLimits, refuseUnpaidHolds } from "./unpaid-holds.ts";

interface WrittenOrder {
  readonly orderId: OrderId;
  readonly caller: Caller;
  readonly client: Buffer | null;
  readonly rows: readonly CartLineRow[];
  /** As it was locked, before the order took its pieces. */
  readonly counted: CountedStock;
  readonly demand: readonly Demand[];
  readonly limits: HoldLimits;
}

/**
 * Whether the unpaid orders of a customer hold too much with this one, whose rows and stock movements are written. Undefined when they
 * do not; refuses too_many_unpaid, too_many_unproved, and then the caller must roll back.
 */
export async function checkUnpaidHolds(
  trx: Trx,
  { orderId, caller, client, rows, counted, demand, limits }: WrittenOrder,
) {
  const { userId, emailVerified: isProved } = caller;
  const held = await countUnpaidHolds(trx, { userId, orderId, client, isProved });
  const isOf = (sku: HeldSku, each: { readonly variantId: number; readonly size: string }) =>
    each.variantId === sku.variantId && (sku.size === "" || each.size === sku.size);
  return refuseUnpaidHolds({
    held,
    leftOf(sku) {
      const stock =
        sku.size === ""
          ? counted.variants.find(({ variantId }) => variantId === sku.variantId)?.stock
          : counted.sizes.find((each) => isOf(sku, each))?.stock;
      const taken = demand.filter((each) => isOf(sku, each)).reduce((sum, { quantity }) => sum + quantity, 0);
      return stock === null || stock === undefined ? undefined : stock - taken;
    },
    productOf: (sku) =>
      rows.find((row) => isOf(sku, { variantId: row.variant_id, size: row.size })) ?? {
        name: "this product",
      },
    limits,
  });
}
