import { sql } from "kysely";
import type { BookFault } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";

const coupons = sql`(
  select c.coupon_id, c.code, c.max_uses, c.use_count, c.once_per, count(r.redemption_id)::int as uses,
    count(distinct r.user_id)::int as people
  from coupons c left join redemptions r on r.coupon_id = c.coupon_id and r.released_at is null
  group by c.coupon_id
) c`;

export const redemptionChecks: readonly BookCheck[] = [
  {
    rule: "A person has one welcome kit",
    faults: () => sql<BookFault>`
      select string_agg(o.order_no, ', ' order by o.order_no) as subject, format('%s kits of one person', count(*)) as fault
      from kit_redemptions k join orders o on o.order_id = k.order_id where k.released_at is null
      group by k.user_id having count(*) > 1`,
  },
  {
    rule: "A welcome kit is redeemed by its order, and free again when the order is cancelled",
    faults: () => sql<BookFault>`
      select o.order_no as subject,
        case o.status when 'Cancelled' then 'cancelled, and its kit is still redeemed' else 'its kit is not redeemed' end as fault
      from orders o left join kit_redemptions k on k.order_id = o.order_id and k.released_at is null
      where o.is_swag and (o.status = 'Cancelled') = (k.order_id is not null)`,
  },
  {
    rule: "A coupon is used no more often than its limit, and its count is its uses",
    faults: () => sql<BookFault>`
      select c.code as subject, format('used %s times, counted %s, limit %s', c.uses, c.use_count, c.max_uses) as fault
      from ${coupons} where c.max_uses is not null and (c.uses > c.max_uses or c.uses <> c.use_count)`,
  },
  {
    rule: "A personal code is used once, and a code for each person once by each",
    faults: () => sql<BookFault>`
      select c.code as subject, format('used %s times by %s people', c.uses, c.people) as fault from ${coupons}
      where (c.once_per = 'coupon' and c.uses > 1) or (c.once_per = 'user' and c.uses > c.people)`,
  },
  {
    rule: "A coupon is used by its order, and free again when the order is cancelled",
    faults: () => sql<BookFault>`
      select o.order_no as subject, format('%s: %s', o.coupon_code,
        case o.status when 'Cancelled' then 'cancelled, and still used' else 'not counted as used' end) as fault
      from orders o left join redemptions r on r.order_id = o.order_id and r.released_at is null
      where o.coupon_code is not null and (o.status = 'Cancelled') = (r.order_id is not null)`,
  },
];
