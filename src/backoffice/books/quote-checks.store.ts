import { sql } from "kysely";
import { staffText } from "../../contract/staff-text.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";

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
      select quote_no as subject, format('made order %s, and %s more', order_no, others) as fault from accepted where others > 0
      union all
      select quote_no, format('says %s, and order %s says %s', total_paise, order_no, grand_total_paise)
      from accepted where total_paise is distinct from grand_total_paise
      union all
      select quote_no, format('has %s pieces of its lines in order %s at other prices or not at all', sum(line.quantity), order_no)
      from accepted, jsonb_to_recordset(accepted.lines) as line ("variantId" int, "unitPaise" bigint, quantity int)
      where not exists (select from order_lines l where l.order_id = accepted.order_id
        and l.variant_id = line."variantId" and l.selling_price_paise = line."unitPaise")
      group by quote_no, order_no`,
  },
  {
    rule: staffText`An order of a quote is that of an accepted quote`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, format('has key %s, and no accepted quote', o.idempotency_key) as fault
      from orders o where o.idempotency_key like 'quote %' and not exists (
        select from quotes q where q.order_id = o.order_id and q.state = 'accepted')`,
  },
];
