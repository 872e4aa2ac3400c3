import { sql } from "kysely";
import type { MoneyState } from "../../contract/admin/payment-list.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import { type ListPage, type PageQuery, paginate, prefixTsQuery } from "../../platform/db/paginate.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";

export interface MoneyQuery extends PageQuery {
  readonly order: "asc" | "desc";
  /** Of an order number, a name, or a whole reference of the last 400 days. */
  readonly q?: string;
  readonly kind?: "payment" | "refund";
  readonly way?: string;
  readonly state?: MoneyState;
  /** YYYY-MM-DD, as `to`, which counts too. */
  readonly from?: string;
  readonly to?: string;
  /** In the base currency, or in the one that moved. */
  readonly amount?: number;
}

export interface MoneyListRow {
  readonly ledger_entry_id: number;
  readonly kind: "paid" | "refund asked";
  readonly at: Date;
  readonly order_no: string;
  readonly way: string;
  readonly state: MoneyState;
  readonly amount_paise: number;
  readonly currency_code: string | null;
  readonly amount_minor: number | null;
  readonly reference: string;
  readonly problem: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** References have no index of their own: they are looked up among the newest entries, or from the day of the filter on. */
const REFERENCE_MS = 400 * 86_400_000;

/** What a payment or a refund is now. A dispute that is won leaves a payment paid. */
const state = sql<MoneyState>`case
  when r.refund_id is not null then r.state
  when p.paid_at is null then 'taken back'
  when exists (select from disputes d where d.payment_id = p.payment_id and d.state = 'lost') then 'charged back'
  when exists (select from disputes d where d.payment_id = p.payment_id and d.state = 'open') then 'disputed'
  else 'paid' end`;

/** The newest reference: a refund gets the provider's id later, and a payment that staff recorded may be reported by a provider. */
const reference = sql<string>`case when r.refund_id is not null then coalesce(r.reference, '')
  else coalesce(p.paid_ref, p.reference, e.reference) end`;

/**
 * One page of the payments and refunds, by the entries of the ledger by which each became known, so that the newest are found by its
 * index. Links that nobody has paid are none.
 */
export function findMoney(
  db: Db,
  query: MoneyQuery,
  { calendar, now }: { readonly calendar: Calendar; readonly now: Date },
): Promise<ListPage<MoneyListRow>> {
  const { kind, way, from, to, amount } = query;
  const searched = prefixTsQuery(query.q);
  const since = from ? calendar.startOfDay(from) : new Date(now.getTime() - REFERENCE_MS);
  let matching = db
    .selectFrom("order_ledger as e")
    .innerJoin("orders as o", "o.order_id", "e.order_id")
    .leftJoin("refunds as r", "r.refund_id", "e.refund_id")
    .leftJoin("payments as p", "p.payment_id", "e.payment_id")
    .where("e.kind", "in", kind ? [kind === "payment" ? "paid" : "refund asked"] : ["paid", "refund asked"])
    // Money that staff recorded, took back and recorded again, and a refund that was retried, are each one thing.
    .where(
      sql<boolean>`not exists (select from order_ledger l where l.kind = e.kind and l.ledger_entry_id < e.ledger_entry_id
        and l.payment_id is not distinct from e.payment_id and l.refund_id is not distinct from e.refund_id and l.order_id = e.order_id)`,
    );
  if (searched)
    // Each by its index: `or` over two tables would read both.
    matching = matching.where(
      sql<boolean>`e.ledger_entry_id in (
        select found.ledger_entry_id from orders s join order_ledger found on found.order_id = s.order_id where s.search @@ ${searched}::tsquery
        union all select found.ledger_entry_id from order_ledger found where found.at >= ${since} and found.reference = ${query.q?.trim() ?? ""})`,
    );
  if (way) matching = matching.where("e.method", "=", way);
  if (query.state) matching = matching.where(state, "=", query.state);
  if (from) matching = matching.where("e.at", ">=", calendar.startOfDay(from));
  if (to) matching = matching.where("e.at", "<", calendar.endOfDay(to));
  if (amount !== undefined) {
    const hundredths = rupeesToPaise(amount);
    // Yen have no hundredths, dinars have thousandths.
    matching = matching.where((eb) =>
      eb.or([
        eb("e.amount_paise", "=", hundredths),
        eb("e.amount_minor", "in", [hundredths, Math.round(hundredths / 100), hundredths * 10]),
      ]),
    );
  }
  return paginate(db, query, matching, (rows) =>
    rows
      .leftJoin("users as u", "u.user_id", "e.recorded_by")
      .select(["e.ledger_entry_id", "e.at", "o.order_no", "e.method as way", "e.amount_paise"])
      .select(sql<"paid" | "refund asked">`e.kind`.as("kind"))
      .select(["e.currency_code", "e.amount_minor", "u.first_name", "u.last_name"])
      .select([state.as("state"), reference.as("reference")])
      .select(
        sql<string>`case when r.state = 'failed' then coalesce(r.last_error, '') else '' end`.as("problem"),
      )
      .orderBy("e.at", query.order)
      .orderBy("e.ledger_entry_id", query.order),
  );
}
