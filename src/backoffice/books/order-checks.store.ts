import { sql } from "kysely";
import { staffText } from "../../contract/staff-text.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";
import { faultText } from "./fault-text.ts";

const rupees = (paise: ReturnType<typeof sql>) => sql`trim(to_char(${paise} / 100.0, 'FM999999999990.00'))`;

export const orderChecks: readonly BookCheck[] = [
  {
    rule: staffText`The amounts of an order are the sums of its line items`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText(
        "sub total {subTotal} and discount {discount}, its line items {lines} and {lineDiscounts}",
        {
          subTotal: rupees(sql`o.sub_total_paise`),
          discount: rupees(sql`o.discount_paise`),
          lines: rupees(sql`l.total`),
          lineDiscounts: rupees(sql`l.discount`),
        },
      )} as fault
      from orders o cross join lateral (
        select coalesce(sum(total_paise), 0) as total, coalesce(sum(discount_paise), 0) as discount
        from order_lines where order_lines.order_id = o.order_id
      ) l where (o.sub_total_paise, o.discount_paise) <> (l.total, l.discount)`,
  },
  {
    rule: staffText`A grand total is sub total less discount with shipping`,
    faults: () => sql<BookFault>`
      select order_no as subject, ${faultText("its grand total is {total}", { total: rupees(sql`grand_total_paise`) })} as fault from orders
      where grand_total_paise <> sub_total_paise - discount_paise + coalesce(shipping_paise, 0)`,
  },
  {
    rule: staffText`An order has line items and a delivery address`,
    faults: () => sql<BookFault>`
      select order_no as subject, ${faultText("a part of it is missing")} as fault from orders o
      where not exists (select from order_lines l where l.order_id = o.order_id)
        or not exists (select from order_addresses a where a.order_id = o.order_id and not a.is_billing)`,
  },
  {
    rule: staffText`The status of an order is the one that it was last given`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("{status}, its history ends with {last}", {
        status: sql`o.status`,
        last: sql`coalesce(last.to_status, ${faultText("nothing")})`,
      })} as fault
      from orders o left join lateral (
        select to_status from order_status_changes c where c.order_id = o.order_id
        order by order_status_change_id desc limit 1
      ) last on true where last.to_status is distinct from o.status`,
  },
  {
    rule: staffText`Each status of an order follows from the one before`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("{status} follows {before}", {
        status: sql`steps.to_status`,
        before: sql`coalesce(steps.before, ${faultText("nothing")})`,
      })} as fault
      from (
        select order_id, from_status, to_status,
          lag(to_status) over (partition by order_id order by order_status_change_id) as before
        from order_status_changes
      ) steps join orders o on o.order_id = steps.order_id
      where steps.from_status is distinct from steps.before`,
  },
  {
    rule: staffText`No number is given to two orders`,
    faults: () => sql<BookFault>`
      select min(order_no) as subject, ${faultText("{orders} orders have it", { orders: sql`count(*)` })} as fault
      from orders group by upper(replace(order_no, '-', '')) having count(*) > 1`,
  },
  {
    rule: staffText`No unpaid order was cancelled before the time that was said`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("cancelled at {at}, to be paid until {until}", {
        at: sql`c.changed_at`,
        until: sql`o.pay_by`,
      })} as fault
      from order_status_changes c join orders o using (order_id)
      where c.to_status = 'Cancelled' and c.actor = 'system' and c.changed_by is null and o.pay_by > c.changed_at
        and o.paid_paise = 0
        and c.from_status in ('Order Requested', 'Payment Link Sent')`,
  },
];
