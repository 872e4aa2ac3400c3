import { type RawBuilder, sql } from "kysely";

/**
 * SQL: the line items of a SKU whose pieces are sold and not sent, as `l` with `order_no`, `pieces` and `has_parcels`. An
 * empty size is a variant over all its sizes. Pieces that were refunded before they were sent are not sold any more.
 */
export const unsentLines = (variantId: RawBuilder<unknown>, size: RawBuilder<unknown>) => sql`(
  select o.order_no,
    greatest(0, line.quantity
      - (select coalesce(sum(sent.quantity), 0) from shipment_lines sent join shipments s using (shipment_id)
          where sent.order_line_id = line.order_line_id and s.replaces_id is null and s.return_id is null)
      - (select coalesce(sum(back.quantity), 0) from refund_lines back join refunds r using (refund_id)
          where back.order_line_id = line.order_line_id and r.state <> 'failed'
            and not exists (select from returns where returns.refund_id = r.refund_id)
            and not exists (select from shipments where shipments.refund_id = r.refund_id)))::int as pieces,
    exists (select from shipments s where s.order_id = o.order_id) as has_parcels
  from order_lines line join orders o on o.order_id = line.order_id
  where line.variant_id = ${variantId} and (${size} = '' or line.size = ${size})
    and o.status in ('Order Requested', 'Payment Link Sent', 'Order Confirmed', 'Dispatched')
) l`;
