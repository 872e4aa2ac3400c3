import { type InferResult, sql } from "kysely";
import type { OrderId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

/**
 * The line items of an order, each with how many pieces of it a replacement may still bring: those that arrived, without
 * what was refunded and what a replacement that is not cancelled brings already. A lost parcel is sent again as a parcel.
 */
export const selectReplaceable = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.order_id", "order_lines.order_id")
    .leftJoin("product_variants", "product_variants.variant_id", "order_lines.variant_id")
    .selectAll("order_lines")
    .select(["orders.language", "product_variants.stock as variant_stock"])
    .select((eb) =>
      eb
        .selectFrom("variant_sizes")
        .select("stock")
        .whereRef("variant_sizes.variant_id", "=", "order_lines.variant_id")
        .whereRef("variant_sizes.size", "=", "order_lines.size")
        .as("size_stock"),
    )
    .select(
      sql<number>`greatest(0, least(quantity, (select coalesce(sum(l.quantity), 0) from shipment_lines l
          join shipments s using (shipment_id) where l.order_line_id = order_lines.order_line_id and s.state = 'delivered'))
        - (select coalesce(sum(l.quantity), 0) from refund_lines l join refunds r using (refund_id)
            where l.order_line_id = order_lines.order_line_id and r.state in ('requested', 'done'))
        - (select coalesce(sum(l.quantity), 0) from order_lines l join orders o using (order_id)
            where l.replaces_line_id = order_lines.order_line_id and o.status <> 'Cancelled'))::int`.as(
        "replaceable",
      ),
    )
    .where("order_lines.order_id", "=", orderId)
    .orderBy("order_line_id");
export type ReplaceableLine = InferResult<ReturnType<typeof selectReplaceable>>[number];
