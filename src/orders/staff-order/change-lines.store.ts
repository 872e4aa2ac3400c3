import { sql } from "kysely";
import type { OrderId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";

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
    .select(sql<boolean>`exists (select from quotes q where q.order_id = orders.order_id)`.as("isQuoted"))
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
