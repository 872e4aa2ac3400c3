import { sql } from "kysely";
import { staffText } from "../../contract/staff-text.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";
import { faultText } from "./fault-text.ts";

const rupees = (paise: ReturnType<typeof sql>) => sql`trim(to_char(${paise} / 100.0, 'FM999999999990.00'))`;

export const quoteChecks: readonly BookCheck[] = [
  {
    rule: staffText`An accepted quote has one order, with its lines and its total`,
    faults: () => sql<BookFault>`
      with accepted as (
        select q.quote_id, q.quote_no, o.order_id, o.order_no, o.grand_total_paise, v.total_paise, v.lines,
          (select count(*) from orders other where other.order_id <> q.order_id
            and other.idempotency_key = format('quote %s of %s', q.quote_id, q.quote_no)) as others
        from quotes q left join orders o using (order_id)
        left join quote_versions v on v.quote_id = q.quote_id and v.version_no = q.sent_version
        where q.state = 'accepted')
      select quote_no as subject, ${faultText("made order {order}, and {more} more", {
        order: sql`order_no`,
        more: sql`others`,
      })} as fault from accepted where others > 0
      union all
      select quote_no, ${faultText("says {total}, and order {order} says {orderTotal}", {
        total: rupees(sql`total_paise`),
        order: sql`order_no`,
        orderTotal: rupees(sql`grand_total_paise`),
      })}
      from accepted where total_paise is distinct from grand_total_paise
      union all
      select quote_no, ${faultText(
        "has {pieces} pieces of its lines in order {order} at other prices or not at all",
        {
          pieces: sql`sum(line.quantity)`,
          order: sql`order_no`,
        },
      )}
      from accepted, jsonb_to_recordset(accepted.lines) as line ("variantId" int, name text, "unitPaise" bigint, quantity int)
      where not exists (select from order_lines l where l.order_id = accepted.order_id
        and case when line."variantId" is null then l.product_name = line.name else l.variant_id = line."variantId" end
        and l.selling_price_paise = line."unitPaise")
      group by quote_no, order_no`,
  },
  {
    rule: staffText`An order of a quote is that of an accepted quote`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("has key {key}, and no accepted quote", { key: sql`o.idempotency_key` })} as fault
      from orders o where o.idempotency_key like 'quote %' and not exists (
        select from quotes q where q.order_id = o.order_id and q.state = 'accepted')`,
  },
];
