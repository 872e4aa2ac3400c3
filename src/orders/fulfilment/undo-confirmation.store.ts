import { type InferResult, sql } from "kysely";
import type { OrderId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

/** What decides whether the confirmation of an order can be taken back. */
export const selectConfirmationFacts = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("orders")
    .select("status")
    .select([
      sql<boolean>`coalesce((select actor = 'staff' from order_status_changes c where c.order_id = orders.order_id
        and to_status = 'Order Confirmed' order by order_status_change_id desc limit 1), false)`.as(
        "byStaff",
      ),
      sql<boolean>`exists (select from payments p where p.order_id = orders.order_id and paid_at is not null
        and (paid_by is null or paid_ref is not null))`.as("hasProviderMoney"),
      sql<boolean>`exists (select from refunds r where r.order_id = orders.order_id)`.as("hasRefund"),
      sql<boolean>`exists (select from invoices i where i.order_id = orders.order_id)`.as("hasInvoice"),
    ])
    .where("orders.order_id", "=", orderId);
export type ConfirmationFacts = InferResult<ReturnType<typeof selectConfirmationFacts>>[number];
