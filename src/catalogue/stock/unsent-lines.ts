import { sql } from "kysely";

/**
 * SQL: the SKUs of the line items whose pieces are sold and not sent, with `variant_id`, `size`, `order_no`, `pieces` and
 * `has_parcels`. Of a kit that took its parts these are the parts. Pieces that were refunded before they were sent, or are withheld, are not sold any more. It begins with the few open orders;
 * `offset 0` keeps PostgreSQL from beginning with the lines, of which a popular SKU has more every day.
 */
export const unsentLines = sql`
  select line.variant_id, line.size, o.order_no,
    line.pieces_each * greatest(0, line.quantity
      - (select coalesce(sum(sent.quantity), 0) from shipment_lines sent join shipments s using (shipment_id)
          where sent.order_line_id = line.order_line_id and s.replaces_id is null and s.return_id is null)
      - (select coalesce(sum(back.quantity), 0) from refund_lines back join refunds r using (refund_id)
          where back.order_line_id = line.order_line_id and r.state <> 'failed'
            and not exists (select from returns where returns.refund_id = r.refund_id)
            and not exists (select from shipments where shipments.refund_id = r.refund_id)))::int as pieces,
    exists (select from shipments s where s.order_id = o.order_id) as has_parcels
  from orders o cross join lateral (
    select order_line_id, variant_id, size, line_quantity as quantity, pieces_each from order_line_skus
    where order_line_skus.order_id = o.order_id offset 0
  ) line
  where o.rest_withheld_at is null and o.status in ('Order Requested', 'Payment Link Sent', 'Order Confirmed', 'Dispatched')`;
