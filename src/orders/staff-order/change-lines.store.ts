import { sql } from "kysely";
import type { OrderId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { NewRow } from "../../platform/db/tables.ts";

/** What of an order decides whether its line items may change. The order is locked. */
export const readChangeFacts = (trx: Trx, orderId: OrderId) =>
  trx
    .selectFrom("orders")
    .select(["paid_paise", "sub_total_paise", "discount_paise", "coupon_code", "free_reason", "ship_country"])
    .select(
      sql<boolean>`exists (select from refunds r where r.order_id = orders.order_id)
        or exists (select from invoices i where i.order_id = orders.order_id)
        or exists (select from returns r where r.order_id = orders.order_id)`.as("hasHistory"),
    )
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();

export const readLinesToChange = (trx: Trx, orderId: OrderId) =>
  trx
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("order_line_id")
    .execute();
export type LineToChange = Awaited<ReturnType<typeof readLinesToChange>>[number];

export interface ChangedOrder {
  readonly removed: readonly number[];
  readonly remaining: readonly {
    readonly lineId: number;
    readonly quantity: number;
    readonly totalPaise: number;
    readonly discountPaise: number;
  }[];
  readonly added: readonly NewRow<"order_lines">[];
  readonly totals: {
    readonly sub_total_paise: number;
    readonly discount_paise: number;
    readonly shipping_paise: number | null;
    readonly grand_total_paise: number;
    readonly weight_grams: number;
  };
}

/** Writes the changed line items and totals of a locked order. */
export async function writeChangedLines(trx: Trx, orderId: OrderId, changed: ChangedOrder): Promise<void> {
  if (changed.removed.length > 0)
    await trx.deleteFrom("order_lines").where("order_line_id", "in", changed.removed).execute();
  for (const { lineId, quantity, totalPaise, discountPaise } of changed.remaining)
    await trx
      .updateTable("order_lines")
      .set({ quantity, total_paise: totalPaise, discount_paise: discountPaise })
      .where("order_line_id", "=", lineId)
      .execute();
  if (changed.added.length > 0) await trx.insertInto("order_lines").values(changed.added).execute();
  await trx.updateTable("orders").set(changed.totals).where("order_id", "=", orderId).execute();
}
