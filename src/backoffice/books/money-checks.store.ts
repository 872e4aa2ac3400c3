import { sql } from "kysely";
import { staffText } from "../../contract/staff-text.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";
import { faultText } from "./fault-text.ts";

const rupees = (paise: ReturnType<typeof sql>) => sql`trim(to_char(${paise} / 100.0, 'FM999999999990.00'))`;

/** What the entries of each order's ledger add up to, from the first one on. Of a refund only the newest entry counts. */
const ledgers = sql`(
  select e.order_id,
    coalesce(sum(amount_paise) filter (where kind = 'paid'), 0)
      - coalesce(sum(amount_paise) filter (where kind = 'payment undone'), 0) as paid,
    coalesce(sum(amount_paise) filter (where kind = 'refund asked' and is_newest), 0) as refunding,
    coalesce(sum(amount_paise) filter (where kind = 'refund done' and is_newest), 0) as refunded,
    coalesce(sum(amount_paise) filter (where kind = 'refund failed' and is_newest), 0) as failed,
    coalesce(sum(amount_paise) filter (where kind = 'dispute lost'), 0) as charged_back
  from (
    select order_ledger.*, ledger_entry_id = max(ledger_entry_id) over (partition by refund_id) as is_newest from order_ledger
  ) e group by e.order_id
) l`;

export const moneyChecks: readonly BookCheck[] = [
  {
    rule: staffText`The money of an order is what its ledger adds up to`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText(
        "paid {paid} and refunded {refunded}, its ledger says {ledgerPaid} and {ledgerRefunded}",
        {
          paid: rupees(sql`o.paid_paise`),
          refunded: rupees(sql`o.refunded_paise`),
          ledgerPaid: rupees(sql`coalesce(l.paid, 0)`),
          ledgerRefunded: rupees(sql`coalesce(l.refunded, 0)`),
        },
      )} as fault
      from orders o left join ${ledgers} on l.order_id = o.order_id
      where (o.paid_paise, o.refunding_paise, o.refunded_paise, o.refund_failed_paise, o.charged_back_paise)
        <> (coalesce(l.paid, 0), coalesce(l.refunding, 0), coalesce(l.refunded, 0), coalesce(l.failed, 0), coalesce(l.charged_back, 0))`,
  },
  {
    rule: staffText`Every payment stands in the ledger with its amount`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("{received} received, the ledger says {ledger}", {
        received: rupees(sql`case when p.paid_at is null then 0 else p.amount_paise end`),
        ledger: rupees(sql`l.paid`),
      })} as fault
      from payments p join orders o on o.order_id = p.order_id cross join lateral (
        select coalesce(sum(case kind when 'paid' then amount_paise when 'payment undone' then -amount_paise else 0 end), 0) as paid
        from order_ledger e where e.payment_id = p.payment_id and e.refund_id is null
      ) l where l.paid <> case when p.paid_at is null then 0 else p.amount_paise end`,
  },
  {
    rule: staffText`What is confirmed was paid, and what staff recorded as paid is confirmed`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("{status}, with {paid} paid", {
        status: sql`o.status`,
        paid: rupees(sql`o.paid_paise`),
      })} as fault
      from orders o where not o.is_swag and o.grand_total_paise > 0
        and case when o.status in ('Order Confirmed', 'Dispatched', 'Delivered') then o.paid_paise = 0
          else o.status <> 'Cancelled' and exists (select from payments p where p.order_id = o.order_id
            and p.paid_at is not null and p.paid_by is not null) end`,
  },
  {
    rule: staffText`Every refund stands in the ledger with its state`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("refund {refund} is {state}, the ledger says {ledger}", {
        refund: sql`r.refund_id`,
        state: sql`r.state`,
        ledger: sql`coalesce(l.kind, ${faultText("nothing")})`,
      })} as fault
      from refunds r join orders o on o.order_id = r.order_id left join lateral (
        select kind from order_ledger e where e.refund_id = r.refund_id order by ledger_entry_id desc limit 1
      ) l on true where l.kind is distinct from case r.state when 'requested' then 'refund asked' else 'refund ' || r.state end`,
  },
  {
    rule: staffText`A refund is the sum of its parts`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText(
        "refund {refund} is {amount}, its parts add up to another amount",
        {
          refund: sql`r.refund_id`,
          amount: rupees(sql`r.amount_paise`),
        },
      )} as fault
      from refunds r join orders o on o.order_id = r.order_id
      where r.amount_paise <> r.shipping_paise + r.free_paise
        + (select coalesce(sum(amount_paise), 0) from refund_lines l where l.refund_id = r.refund_id)`,
  },
  {
    rule: staffText`No more is refunded than was paid, and no more pieces than were bought`,
    faults: () => sql<BookFault>`
      select order_no as subject, ${faultText("{refunded} refunded of {paid}", {
        refunded: rupees(sql`refunded_paise + refunding_paise`),
        paid: rupees(sql`paid_paise`),
      })} as fault
      from orders where refunded_paise + refunding_paise > paid_paise
      union all
      select o.order_no, ${faultText("{product}: {refunded} refunded, {bought} bought", {
        product: sql`l.product_name`,
        refunded: sql`sum(back.quantity)`,
        bought: sql`l.quantity`,
      })}
      from refund_lines back join refunds r using (refund_id) join order_lines l on l.order_line_id = back.order_line_id
      join orders o on o.order_id = l.order_id where r.state in ('requested', 'done')
      group by o.order_id, l.order_line_id having sum(back.quantity) > l.quantity`,
  },
  {
    rule: staffText`Every transfer of a bank statement that confirmed an order is a payment of it`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("confirmed by a transfer of {day}, which is no payment", {
        day: sql`t.confirmed_at::date`,
      })} as fault
      from statement_transfers t join orders o on o.order_id = t.order_id
      where not exists (select from payments p where p.order_id = t.order_id and p.method = 'bank transfer'
        and (p.paid_at is not null or p.undone_at is not null))`,
  },
  {
    rule: staffText`No invoice number is given twice, and none is above the newest of its year`,
    faults: () => sql<BookFault>`
      select min(i.invoice_no) as subject, ${faultText(
        "number {number} of {year} is there {times} times, the newest is {newest}",
        {
          number: sql`i.number`,
          year: sql`i.financial_year`,
          times: sql`count(*)`,
          newest: sql`coalesce(max(y.last_number), 0)`,
        },
      )} as fault
      from invoices i left join invoice_years y on (y.kind, y.financial_year) = (i.kind, i.financial_year)
      group by i.kind, i.financial_year, i.number having count(*) > 1 or i.number > coalesce(max(y.last_number), 0)`,
  },
];
