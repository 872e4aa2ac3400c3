import { sql } from "kysely";
import { soldStatuses } from "../../orders/order/order-status.ts";
import type { Db } from "../../platform/db/database.ts";
import { listOfLiterals } from "../../platform/db/list-of-literals.ts";

const sold = listOfLiterals(soldStatuses);
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
      coalesce(sum(grand_total_paise - refunded_paise - charged_back_paise) filter (where status in ${sold}), 0)::bigint
        as revenue_paise
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
    ), back as (
      select l.order_line_id, sum(l.quantity) as pieces, sum(l.amount_paise) as paise
      from recent join refunds r on r.order_id = recent.order_id and r.state = 'done'
        join refund_lines l on l.refund_id = r.refund_id
      group by l.order_line_id
    ), top as (
      select l.product_id, max(l.product_name) as name, sum(l.quantity - coalesce(back.pieces, 0))::int as pieces,
        sum(l.total_paise - l.discount_paise - coalesce(back.paise, 0))::bigint as revenue_paise
      from within join order_lines l on l.order_id between within.first and within.last
        join recent on recent.order_id = l.order_id
        left join back on back.order_line_id = l.order_line_id
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
