import { sql } from "kysely";
import { takenSince } from "../../catalogue/stock/taken-since.ts";
import { staffText } from "../../contract/staff-text.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";
import { faultText } from "./fault-text.ts";

const sku = sql`concat_ws(', ', p.name, nullif(v.colour_name, ''), nullif(c.size, ''))`;
const counters = sql`(
  select variant_id, '' as size, stock from product_variants
  union all select variant_id, size, stock from variant_sizes
) c join product_variants v on v.variant_id = c.variant_id join products p on p.product_id = v.product_id`;

/** What each order has of each counted SKU, and what it has taken of it. */
const orderStock = sql`(
  select o.order_id, o.order_no, o.status, m.variant_id, m.size, ${takenSince} as taken,
    (select coalesce(sum(l.line_quantity * l.pieces_each), 0)::int from order_line_skus l where l.order_id = o.order_id
      and l.variant_id = m.variant_id and (m.size = '' or l.size = m.size)) as ordered,
    (select coalesce(sum(back.quantity * l.pieces_each), 0)::int from order_line_skus l join refund_lines back using (order_line_id)
      join refunds r using (refund_id) where l.order_id = o.order_id and r.state = 'done'
      and l.variant_id = m.variant_id and (m.size = '' or l.size = m.size)) as refunded
  from orders o join stock_movements m on m.order_no = o.order_no
  where not exists (select from order_status_changes s where s.order_id = o.order_id and s.to_status = 'Dispatched')
  group by o.order_id, m.variant_id, m.size
) c join product_variants v on v.variant_id = c.variant_id join products p on p.product_id = v.product_id`;

export const stockChecks: readonly BookCheck[] = [
  {
    rule: staffText`The stock of every SKU is the sum of its movements`,
    faults: () => sql<BookFault>`
      select ${sku} as subject, ${faultText("{stock} in stock, {total} by its movements", {
        stock: sql`coalesce(c.stock, 0)`,
        total: sql`ledger.total`,
      })} as fault
      from ${counters} left join lateral (
        select coalesce(sum(change), 0)::int as total from stock_movements m
        where m.variant_id = c.variant_id and m.size = c.size
      ) ledger on true where ledger.total <> coalesce(c.stock, 0)`,
  },
  {
    rule: staffText`The newest movement of every SKU ends with its stock`,
    faults: () => sql<BookFault>`
      select ${sku} as subject, ${faultText("{stock} in stock, its newest movement says {last}", {
        stock: sql`coalesce(c.stock, 0)`,
        last: sql`ledger.last`,
      })} as fault
      from ${counters} cross join lateral (
        select stock_after as last from stock_movements m where m.variant_id = c.variant_id and m.size = c.size
        order by stock_movement_id desc limit 1
      ) ledger where ledger.last <> coalesce(c.stock, 0)`,
  },
  {
    rule: staffText`An order has taken no more pieces than it has`,
    faults: () => sql<BookFault>`
      select c.order_no as subject, ${faultText("{product}: {taken} taken, {ordered} ordered", {
        product: sku,
        taken: sql`c.taken`,
        ordered: sql`c.ordered`,
      })} as fault
      from ${orderStock} where c.status <> 'Cancelled' and c.taken not between 0 and c.ordered`,
  },
  {
    rule: staffText`Pieces that were refunded before they left are back in stock`,
    faults: () => sql<BookFault>`
      select c.order_no as subject, ${faultText(
        "{product}: {taken} taken, {ordered} ordered and not refunded",
        {
          product: sku,
          taken: sql`c.taken`,
          ordered: sql`c.ordered - c.refunded`,
        },
      )} as fault
      from ${orderStock} where c.status <> 'Cancelled' and c.taken > c.ordered - c.refunded`,
  },
  {
    rule: staffText`An order that was cancelled before it was sent has given back every piece it took`,
    faults: () => sql<BookFault>`
      select c.order_no as subject, ${faultText("{product}: {taken} not given back", { product: sku, taken: sql`c.taken` })} as fault
      from ${orderStock} where c.status = 'Cancelled' and c.taken <> 0`,
  },
  {
    rule: staffText`What is held for somebody was taken from stock, and what is not held any more came back`,
    faults: () => sql<BookFault>`
      select ${sku} as subject, ${faultText("{held} held, {taken} taken for it by its movements", {
        held: sql`c.held`,
        taken: sql`c.taken`,
      })} as fault
      from (
        select k.variant_id, k.size, ${takenSince} as taken,
          coalesce((select sum(p.quantity) from held_pieces p
            where p.variant_id = k.variant_id and p.size = k.size), 0)::int as held
        from (select variant_id, size from held_pieces
          union select variant_id, size from stock_movements where reason in ('held', 'hold ended')) k
        left join stock_movements m on m.variant_id = k.variant_id and m.size = k.size and m.reason in ('held', 'hold ended')
        group by k.variant_id, k.size
      ) c join product_variants v on v.variant_id = c.variant_id join products p on p.product_id = v.product_id
      where c.taken <> c.held`,
  },
  {
    rule: staffText`The order of a kit has taken every part of it from one stock, and as many as it holds`,
    faults: () => sql<BookFault>`
      select c.order_no as subject, ${faultText("{product}: {taken} taken, {held} in its kit", {
        product: sku,
        taken: sql`c.taken`,
        held: sql`c.held`,
      })} as fault
      from (
        select o.order_no, part.variant_id, counted.size,
          sum(line.quantity * part.quantity)::int as held,
          coalesce((select ${takenSince} from stock_movements m where m.order_no = o.order_no
            and m.variant_id = part.variant_id and m.size = counted.size group by m.variant_id, m.size), 0) as taken
        from order_line_parts part join order_lines line using (order_line_id) join orders o using (order_id)
        -- Both the count over all sizes and that of the size, where it began before the order and never ended.
        cross join lateral (
          select m.size from stock_movements m where m.variant_id = part.variant_id and m.size in ('', part.size)
          group by m.size having min(m.moved_at) < o.placed_at and not bool_or(m.reason = 'no longer counted')
        ) counted
        where part.taken_from = 'parts' and o.status <> 'Cancelled'
          and not exists (select from order_status_changes s where s.order_id = o.order_id and s.to_status = 'Dispatched')
        group by o.order_no, part.variant_id, counted.size
      ) c join product_variants v on v.variant_id = c.variant_id join products p on p.product_id = v.product_id
      where c.taken <> c.held
      union all
      select o.order_no, ${faultText("parts of two stocks")} from order_line_parts part join order_lines line using (order_line_id)
        join orders o using (order_id) group by o.order_no, part.order_line_id having count(distinct part.taken_from) > 1`,
  },
];
