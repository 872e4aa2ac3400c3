import { sql } from "kysely";
import { staffText } from "../../contract/staff-text.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";
import { faultText } from "./fault-text.ts";

const rupees = (paise: ReturnType<typeof sql>) => sql`trim(to_char(${paise} / 100.0, 'FM999999999990.00'))`;

/**
 * Every invoiced order, in paise: `documents` is invoices less credit notes, `advances` was paid for pieces that no invoice
 * bills yet, `kept` is the money kept (orders/invoice/invoice-balance.ts has the same rule). Refunds on their way count,
 * because their credit note is issued when they are asked for. So do those that `failed` and that nobody has settled, as
 * far as they were credited. A free amount goes back from what was paid above the total first.
 */
const invoiced = sql`(
  select o.order_no, d.documents, o.refund_failed_paise as failed, a.advances, case when o.status = 'Cancelled' then 0 else greatest(0, o.grand_total_paise
      - o.refunded_paise - o.refunding_paise + least(greatest(0, o.paid_paise - o.grand_total_paise), r.free) - a.advances) end as kept,
    greatest(r.changed_at, s.changed_at, l.at) as changed_at
  from orders o
  join lateral (select sum(case kind when 'invoice' then total_paise else -total_paise end) as documents
    from invoices i where i.order_id = o.order_id having count(*) > 0) d on true
  cross join lateral (select max(changed_at) as changed_at, coalesce(sum(free_paise) filter (where state in ('requested', 'done')), 0) as free
    from refunds r where r.order_id = o.order_id) r
  cross join lateral (select max(at) as at from order_ledger where order_ledger.order_id = o.order_id) l
  cross join lateral (select max(changed_at) as changed_at from order_status_changes s where s.order_id = o.order_id) s
  cross join lateral (
    select coalesce(sum((quantity - open) * (net / quantity) + greatest(0, net % quantity - open)), 0) as advances from (
      select l.quantity, l.total_paise - l.discount_paise as net, b.billed + least(w.withdrawn, l.quantity - b.billed) as open
      from order_lines l
      cross join lateral (select coalesce(sum(il.quantity), 0) as billed from invoice_lines il join invoices i using (invoice_id)
        where il.order_line_id = l.order_line_id and i.kind = 'invoice') b
      cross join lateral (select coalesce(sum(rl.quantity), 0) as withdrawn from refund_lines rl join refunds f using (refund_id)
        where rl.order_line_id = l.order_line_id and f.state in ('requested', 'done')
          and not exists (select from returns where returns.refund_id = f.refund_id)
          and not exists (select from shipments where shipments.refund_id = f.refund_id)) w
      where l.order_id = o.order_id
    ) units
  ) a
) o`;

export const documentChecks: readonly BookCheck[] = [
  {
    rule: staffText`What an order is invoiced is the sum of its invoices less credit notes`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("{invoiced} invoiced, its documents say {documents}", {
        invoiced: rupees(sql`o.invoiced_paise`),
        documents: rupees(sql`coalesce(d.paise, 0)`),
      })} as fault
      from orders o left join (select order_id, sum(case kind when 'invoice' then total_paise else -total_paise end) as paise
        from invoices group by order_id) d on d.order_id = o.order_id
      where o.invoiced_paise <> coalesce(d.paise, 0)`,
  },
  {
    rule: staffText`What was paid less refunds is what was invoiced less credit notes`,
    // A credit note follows its refund by a job: what changed a moment ago is left for the next check.
    faults: (_since, now) => sql<BookFault>`
      select order_no as subject, ${faultText(
        "{kept} kept for what is invoiced, invoices less credit notes are {documents}",
        {
          kept: rupees(sql`kept`),
          documents: rupees(sql`documents`),
        },
      )} as fault
      from ${invoiced} where documents not between kept - failed and kept and changed_at < ${new Date(now.getTime() - SETTLE_MS)}`,
  },
];
const SETTLE_MS = 10 * 60_000;
