import { sql } from "kysely";
import type { Db } from "../../server/db/database.ts";
import { NOT_NEEDED_PREFIX } from "../mail/not-needed.ts";
import { soldStatuses } from "../order/order-status.ts";

const sold = sql`(${sql.join(soldStatuses.map((status) => sql.lit(status)))})`;
const LOW_STOCK = 5;

export interface DayRow {
  readonly day: string;
  readonly orders: number;
  readonly kits: number;
  readonly revenue_paise: number;
}

/** Orders, kits and revenue of each day of that time zone since a given time. Days without an order are left out. */
export async function listOrdersByDay(db: Db, since: Date, timeZone: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select to_char(placed_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as orders,
      (count(*) filter (where is_swag))::int as kits,
      coalesce(sum(grand_total_paise) filter (where status in ${sold}), 0)::bigint as revenue_paise
    from orders where placed_at >= ${since} group by 1 order by 1`.execute(db);
  return rows;
}

export interface DashboardFigures {
  readonly kits_redeemed: number;
  readonly enquiries_waiting: number;
  readonly enquiries_overdue: number;
  readonly top_products: readonly {
    product_id: number;
    name: string;
    pieces: number;
    revenue_paise: number;
  }[];
  readonly low_stock: readonly { product_id: number; name: string; kind: string; stock: number }[];
}

/** All other figures, in one statement. */
export async function readFigures(
  db: Db,
  { since, enquiriesDueBefore }: { since: Date; enquiriesDueBefore: Date },
): Promise<DashboardFigures> {
  const { rows } = await sql<DashboardFigures>`
    with recent as materialized (
      select order_id from orders where placed_at >= ${since} and status <> 'Cancelled'
    ), within as materialized (
      -- Orders are numbered as they come: the month's lines are neighbours, read by one look into their index.
      select min(order_id) as first, max(order_id) as last from recent
    ), top as (
      select l.product_id, max(l.product_name) as name, sum(l.quantity)::int as pieces,
        sum(l.total_paise - l.discount_paise)::bigint as revenue_paise
      from within join order_lines l on l.order_id between within.first and within.last
        join recent on recent.order_id = l.order_id
      where not l.is_swag
      group by l.product_id order by pieces desc, l.product_id limit 5
    ), low as (
      select v.product_id, v.colour_name as kind, v.stock, v.position as place
        from product_variants v where v.stock <= ${LOW_STOCK}
      union all
      select v.product_id, concat_ws(', ', nullif(v.colour_name, ''), s.size), s.stock, s.position
        from variant_sizes s join product_variants v on v.variant_id = s.variant_id where s.stock <= ${LOW_STOCK}
    ), low_shown as (
      select low.product_id, p.name, low.kind, low.stock from low join products p on p.product_id = low.product_id
      where p.withdrawn_at is null order by low.stock, p.name, low.place limit 10
    )
    select
      (select count(*)::int from kit_redemptions where released_at is null) as kits_redeemed,
      (select count(*)::int from enquiries where state = 'new') as enquiries_waiting,
      (select count(*)::int from enquiries where state = 'new' and received_at < ${enquiriesDueBefore}) as enquiries_overdue,
      (select coalesce(json_agg(top), '[]') from top) as top_products,
      (select coalesce(json_agg(low_shown), '[]') from low_shown) as low_stock`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A select without a from clause must return one row");
  return row;
}

export interface NeedsAttentionRow {
  readonly kind: "paid" | "message" | "late" | "mail" | "coupon";
  readonly about: string;
  readonly since: Date;
  readonly order_no: string | null;
  readonly mail_id: number | null;
  /** The payment provider's id of the payment. */
  readonly reference: string | null;
}

/**
 * What needs the attention of staff: up to 20 of each kind, the oldest first. Unpaid and cancelled orders
 * before `recent` are not searched. A payment with an open payment event is listed only once, as the event.
 */
export async function listNeedsAttention(
  db: Db,
  { lateBefore, failingBefore, recent }: { lateBefore: Date; failingBefore: Date; recent: Date },
): Promise<NeedsAttentionRow[]> {
  const { rows } = await sql<NeedsAttentionRow>`
    with unpaid as materialized (
      select order_id from orders
      where status in ('Order Requested', 'Payment Link Sent', 'Cancelled') and placed_at >= ${recent}
    ), confirmed as materialized (
      select order_id, order_no, recipient_name from orders
      where status = 'Order Confirmed' order by placed_at limit 1000
    )
    (select 'paid' as kind, o.status as about, p.paid_at as since, o.order_no, null::int as mail_id,
        null::text as reference
      from unpaid join payments p on p.order_id = unpaid.order_id join orders o on o.order_id = unpaid.order_id
      where p.paid_at is not null
        and (o.status in ('Order Requested', 'Payment Link Sent')
          or o.status = 'Cancelled' and o.refunded_paise < p.amount_paise)
        and not exists (select from payment_events e
          where e.order_id = o.order_id and e.needs_look and e.looked_at is null)
      order by p.paid_at limit 20)
    union all
    (select 'message', e.outcome, e.received_at, o.order_no, null, e.reference
      from payment_events e left join orders o on o.order_id = e.order_id
      where e.needs_look and e.looked_at is null order by e.received_at limit 20)
    union all
    (select 'late', o.recipient_name, c.changed_at, o.order_no, null, null
      from confirmed o join lateral (
        select max(changed_at) as changed_at from order_status_changes c
        where c.order_id = o.order_id and c.to_status = 'Order Confirmed'
      ) c on c.changed_at < ${lateBefore}
      order by c.changed_at limit 20)
    union all
    (select 'mail', m.kind || ' to ' || m.recipient, m.queued_at, o.order_no, m.mail_id, null
      from mails m left join orders o on o.order_id = m.order_id
      where (m.state = 'failed' and not starts_with(coalesce(m.last_error, ''), ${NOT_NEEDED_PREFIX}))
        or (m.state = 'queued' and m.queued_at < ${failingBefore})
      order by m.queued_at limit 20)
    union all
    (select 'coupon', coalesce(o.coupon_code, 'Welcome kit'), o.placed_at, o.order_no, null, null
      from orders o where o.status = 'Cancelled' and o.placed_at >= ${recent}
        and (exists (select from redemptions r where r.order_id = o.order_id and r.released_at is null)
          or exists (select from kit_redemptions k where k.order_id = o.order_id and k.released_at is null))
      order by o.placed_at limit 20)`.execute(db);
  return rows;
}
