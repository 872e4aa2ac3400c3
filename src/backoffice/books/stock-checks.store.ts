import { sql } from "kysely";
import { takenSince } from "../../catalogue/stock/taken-since.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";

const sku = sql`concat_ws(', ', p.name, nullif(v.colour_name, ''), nullif(c.size, ''))`;
const counters = sql`(
  select variant_id, '' as size, stock from product_variants
  union all select variant_id, size, stock from variant_sizes
) c join product_variants v on v.variant_id = c.variant_id join products p on p.product_id = v.product_id`;

/** What each order has of each counted SKU, and what it has taken of it. */
const orderStock = sql`(
  select o.order_id, o.order_no, o.status, m.variant_id, m.size, ${takenSince} as taken,
    (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = o.order_id
      and l.variant_id = m.variant_id and (m.size = '' or l.size = m.size)) as ordered,
    (select coalesce(sum(back.quantity), 0)::int from order_lines l join refund_lines back using (order_line_id)
      join refunds r using (refund_id) where l.order_id = o.order_id and r.state = 'done'
      and l.variant_id = m.variant_id and (m.size = '' or l.size = m.size)) as refunded
  from orders o join stock_movements m on m.order_no = o.order_no
  where not exists (select from order_status_changes s where s.order_id = o.order_id and s.to_status = 'Dispatched')
  group by o.order_id, m.variant_id, m.size
) c join product_variants v on v.variant_id = c.variant_id join products p on p.product_id = v.product_id`;

export const stockChecks: readonly BookCheck[] = [
  {
    rule: "The stock of every SKU is the sum of its movements",
    faults: () => sql<BookFault>`
      select ${sku} as subject, format('%s in stock, %s by its movements', coalesce(c.stock, 0), ledger.total) as fault
      from ${counters} left join lateral (
        select coalesce(sum(change), 0)::int as total from stock_movements m
        where m.variant_id = c.variant_id and m.size = c.size
      ) ledger on true where ledger.total <> coalesce(c.stock, 0)`,
  },
  {
    rule: "The newest movement of every SKU ends with its stock",
    faults: () => sql<BookFault>`
      select ${sku} as subject, format('%s in stock, its newest movement says %s', coalesce(c.stock, 0), ledger.last) as fault
      from ${counters} cross join lateral (
        select stock_after as last from stock_movements m where m.variant_id = c.variant_id and m.size = c.size
        order by stock_movement_id desc limit 1
      ) ledger where ledger.last <> coalesce(c.stock, 0)`,
  },
  {
    rule: "An order has taken no more pieces than it has",
    faults: () => sql<BookFault>`
      select c.order_no as subject, format('%s: %s taken, %s ordered', ${sku}, c.taken, c.ordered) as fault
      from ${orderStock} where c.status <> 'Cancelled' and c.taken not between 0 and c.ordered`,
  },
  {
    rule: "Pieces that were refunded before they left are back in stock",
    faults: () => sql<BookFault>`
      select c.order_no as subject, format('%s: %s taken, %s ordered and not refunded', ${sku}, c.taken, c.ordered - c.refunded) as fault
      from ${orderStock} where c.status <> 'Cancelled' and c.taken > c.ordered - c.refunded`,
  },
  {
    rule: "An order that was cancelled before it was sent has given back every piece it took",
    faults: () => sql<BookFault>`
      select c.order_no as subject, format('%s: %s not given back', ${sku}, c.taken) as fault
      from ${orderStock} where c.status = 'Cancelled' and c.taken <> 0`,
  },
];
