import { sql } from "kysely";
import type { OrderId } from "../../contract/ids.ts";
import { soldStatuses, unpaidStatuses } from "../../orders/order/order-status.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { listOfLiterals } from "../../platform/db/list-of-literals.ts";
import { movements } from "./movements.ts";

/** From the first moment of a month to the first one after it. */
export interface MonthSpan {
  readonly from: Date;
  readonly before: Date;
  /** The closed month before it: orders whose transaction ended only after that one was closed are this month's. */
  readonly follows?: number | undefined;
}

/** No transaction takes as long, nor are the clocks of two machines so far apart. */
const LATE_MS = 2 * 86_400_000;

const sold = listOfLiterals(soldStatuses);
const unpaid = listOfLiterals(unpaidStatuses);

/** What moved in a month. */
const movementsOf = ({ from, before }: MonthSpan) => movements(sql`at >= ${from} and at < ${before}`);

export interface MoneyRow {
  readonly kind: string;
  readonly method: string;
  readonly count: number;
  readonly paise: number;
}

/** What moved in the month by kind and method. */
export async function listMoneySums(db: Db | Trx, span: MonthSpan): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`
    select moved_kind as kind, method, count(*)::int as count, sum(moved_paise)::bigint as paise
    from ${movementsOf(span)} m where moved_paise <> 0 group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

export interface MovementRow {
  readonly ledger_entry_id: number;
  readonly order_id: OrderId;
  readonly at: Date;
  readonly order_no: string;
  readonly kind: string;
  readonly method: string;
  readonly reference: string;
  readonly problem: string;
  readonly currency_code: string | null;
  readonly amount_minor: number | null;
  readonly amount_paise: number;
  readonly moved_paise: number;
}

/** Every entry of the month, oldest first, also those that moved no money: a refund asked for, one that failed, a dispute. */
export async function listMovements(db: Db | Trx, span: MonthSpan): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select m.ledger_entry_id, m.order_id, m.at, o.order_no, m.moved_kind as kind, m.method, m.reference, m.problem, m.currency_code, m.amount_minor,
      m.amount_paise, m.moved_paise
    from ${movementsOf(span)} m join orders o on o.order_id = m.order_id
    order by m.at, m.ledger_entry_id`.execute(db);
  return rows;
}

export interface SaleRow {
  readonly order_id: OrderId;
  readonly order_no: string;
  readonly placed_at: Date;
  readonly recipient_name: string;
  readonly status: string;
  readonly products_paise: number;
  readonly discount_paise: number;
  readonly shipping_paise: number;
  readonly grand_total_paise: number;
  readonly paid_paise: number;
  readonly back_paise: number;
  readonly revenue_paise: number;
}

/** The orders placed in the month, oldest first, as they are now. Welcome kits cost nothing and are left out. */
export async function listSales(db: Db | Trx, { from, before, follows = 0 }: MonthSpan): Promise<SaleRow[]> {
  const since = follows ? new Date(from.getTime() - LATE_MS) : from;
  const { rows } = await sql<SaleRow>`
    select order_id, order_no, placed_at, recipient_name, status, sub_total_paise as products_paise, discount_paise,
      coalesce(shipping_paise, 0)::bigint as shipping_paise, grand_total_paise, paid_paise,
      (refunded_paise + charged_back_paise)::bigint as back_paise,
      case when status in ${sold} then grand_total_paise - refunded_paise - charged_back_paise else 0 end::bigint as revenue_paise
    from orders where placed_at >= ${since} and placed_at < ${before} and not is_swag and (placed_at >= ${from} or not exists (
      select from closed_month_lines l where l.order_id = orders.order_id and l.file = 'sales' and l.closed_month_id = ${follows}))
    order by placed_at, order_id`.execute(db);
  return rows;
}

export interface DocumentSums {
  readonly invoiced: number;
  readonly credited: number;
}

/** What invoices and credit notes of the month add up to. */
export async function readDocumentSums(db: Db | Trx, { from, before }: MonthSpan): Promise<DocumentSums> {
  const { rows } = await sql<DocumentSums>`
    select coalesce(sum(total_paise) filter (where kind = 'invoice'), 0)::bigint as invoiced,
      coalesce(sum(total_paise) filter (where kind = 'credit note'), 0)::bigint as credited
    from invoices where issued_at >= ${from} and issued_at < ${before}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A sum must return one row");
  return row;
}

export interface OpenOrderRow {
  readonly order_id: OrderId;
  readonly order_no: string;
  readonly placed_at: Date;
  readonly recipient_name: string;
  readonly status: string;
  readonly retained_paise: number;
  readonly invoiced_paise: number;
  /** Why money and documents differed when the month ended, as known now; empty when they did not differ. */
  readonly reason:
    | ""
    | "delivered, and not invoiced"
    | "invoiced, and not paid"
    | "owed to the customer"
    | "paid, and not confirmed"
    | "paid, and not sent"
    | "settled since"
    | "taken back by the bank"
    | "to be looked at";
  readonly owed_paise: number;
  readonly due_paise: number;
  readonly refunding_paise: number;
  readonly refund_failed_paise: number;
  readonly disputed_paise: number;
  /** What is still invoiced of a cancelled order. */
  readonly cancelled_invoiced_paise: number;
}

/**
 * The orders placed before a moment whose money kept and documents differed then, or that are open now. The reasons are
 * those of today: 'settled since' is an order that agrees by now. What an order kept then is what it keeps now less what moved
 * since, so that only the orders that are open and the entries since that moment are read, however old the store is.
 */
export async function listOpenOrders(db: Db | Trx, before: Date): Promise<OpenOrderRow[]> {
  const { rows } = await sql<OpenOrderRow>`
    with since as (
      select order_id, sum(money)::bigint as money, sum(documents)::bigint as documents from (
        select order_id, moved_paise as money, 0 as documents from ${movements(sql`at >= ${before}`)} m
        union all
        select order_id, 0, case kind when 'invoice' then total_paise else -total_paise end
        from invoices where issued_at >= ${before}
      ) later group by order_id
    ), listed as (
      select o.*, owed_paise(o) as owed,
        o.paid_paise - o.refunded_paise - o.charged_back_paise - o.invoiced_paise as differs_now,
        (o.paid_paise - o.refunded_paise - o.charged_back_paise - coalesce(since.money, 0))::bigint as retained_paise,
        (o.invoiced_paise - coalesce(since.documents, 0))::bigint as invoiced_then_paise,
        case when o.status in ${unpaid} then greatest(0, o.grand_total_paise - o.paid_paise) else 0 end::bigint as due_paise
      from orders o left join since on since.order_id = o.order_id
      where (o.may_be_open or o.order_id = any (array(select order_id from since)))
        and o.placed_at < ${before} and not o.is_swag
    )
    select order_id, order_no, placed_at, recipient_name, status, retained_paise, invoiced_then_paise as invoiced_paise,
      owed as owed_paise, due_paise, refunding_paise, refund_failed_paise, disputed_paise,
      case when status = 'Cancelled' and invoiced_paise <> 0 then invoiced_paise else 0 end as cancelled_invoiced_paise,
      case
        when retained_paise = invoiced_then_paise then ''
        when differs_now = 0 then 'settled since'
        when charged_back_paise > 0 then 'taken back by the bank'
        when differs_now > 0 and owed >= differs_now then 'owed to the customer'
        when differs_now > 0 and status in ${unpaid} then 'paid, and not confirmed'
        when differs_now > 0 and status = 'Delivered' then 'delivered, and not invoiced'
        when differs_now > 0 and status <> 'Cancelled' then 'paid, and not sent'
        when grand_total_paise > paid_paise and differs_now < 0 then 'invoiced, and not paid'
        else 'to be looked at'
      end as reason
    from listed
    where retained_paise <> invoiced_then_paise or owed > 0 or due_paise > 0 or disputed_paise > 0
      or (status = 'Cancelled' and invoiced_paise <> 0)
    order by placed_at, order_id`.execute(db);
  return rows;
}
