import { sql } from "kysely";
import { staffText } from "../../contract/staff-text.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";
import { faultText } from "./fault-text.ts";

/** Every order with parcels, and the status that follows from them (orders/shipment/shipment.ts has the same rule). */
const orders = sql`(
  select o.order_id, o.order_no, o.status, o.rest_withheld_at,
    bool_or(s.state = 'sent' or (s.state in ('lost', 'returned to sender') and s.outcome is null)) as is_open,
    bool_or(s.state = 'delivered') as has_arrived, count(*) as parcels, max(s.number) as last_number
  from orders o join shipments s on s.order_id = o.order_id where o.refund_failed_paise = 0 group by o.order_id
) o`;

const isUnsent = sql`o.rest_withheld_at is null and exists (
  select from order_lines l where l.order_id = o.order_id and l.quantity
    > (select coalesce(sum(sent.quantity), 0) from shipment_lines sent join shipments s using (shipment_id)
        where sent.order_line_id = l.order_line_id and s.replaces_id is null and s.return_id is null)
      + (select coalesce(sum(back.quantity), 0) from refund_lines back join refunds r using (refund_id)
        where back.order_line_id = l.order_line_id and r.state <> 'failed'
          and not exists (select from returns where returns.refund_id = r.refund_id)
          and not exists (select from shipments where shipments.refund_id = r.refund_id)))`;

export const shipmentChecks: readonly BookCheck[] = [
  {
    rule: staffText`No more of a line item is sent for the first time than was ordered`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("{product}: {sent} sent, {ordered} ordered", {
        product: sql`l.product_name`,
        sent: sql`sum(sent.quantity)`,
        ordered: sql`l.quantity`,
      })} as fault
      from shipment_lines sent join shipments s using (shipment_id)
      join order_lines l on l.order_line_id = sent.order_line_id join orders o on o.order_id = l.order_id
      where s.replaces_id is null and s.return_id is null
      group by o.order_id, l.order_line_id having sum(sent.quantity) > l.quantity`,
  },
  {
    rule: staffText`The parcels of an order are numbered from 1 without a gap`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("{parcels} parcels, the last has number {number}", {
        parcels: sql`o.parcels`,
        number: sql`o.last_number`,
      })} as fault
      from ${orders} where o.parcels <> o.last_number`,
  },
  {
    rule: staffText`The status of an order follows from its parcels`,
    // Pieces whose refund the provider refused are neither sent nor refunded: staff decide, and until then they are owed.
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("{status}, its parcels say {follows}", {
        status: sql`o.status`,
        follows: sql`o.follows`,
      })} as fault from (
        select o.order_no, o.status, case when o.is_open or ${isUnsent} then 'Dispatched'
          when o.has_arrived then 'Delivered' else 'Cancelled' end as follows from ${orders}
      ) o where o.status <> o.follows`,
  },
];
