import { sql } from "kysely";
import type { ReturnId } from "../../contract/ids.ts";
import { normaliseOrderNumber } from "../../orders/order/order-number.ts";
import type { Db } from "../../platform/db/database.ts";
import { type PageQuery, paginate } from "../../platform/db/paginate.ts";
import type { Row } from "../../platform/db/tables.ts";

const selectExchanges = (db: Db) =>
  db
    .selectFrom("exchanges")
    .innerJoin("returns", "returns.return_id", "exchanges.return_id")
    .innerJoin("orders", "orders.order_id", "returns.order_id")
    .leftJoin("office_locations", "office_location_id", "office_id")
    .leftJoin("orders as replacement", "replacement.order_id", "replacement_id");

/** One page of the exchanges of which the old pieces are to come. A late one is received all the same. */
export async function listExpectedExchanges(
  db: Db,
  query: PageQuery & { readonly q?: string; readonly order: "asc" | "desc" },
) {
  let found = selectExchanges(db).where(
    sql<boolean>`(returns.state = 'asked' or (ended = 'lapsed' and replacement_id is null))`,
  );
  const [typed = ""] = (query.q ?? "").split("/");
  if (typed.trim()) found = found.where("orders.order_no", "=", normaliseOrderNumber(typed) ?? typed.trim());
  return paginate(db, query, found, (rows) =>
    rows
      .select(["exchanges.return_id as returnId", "orders.order_no as orderNo", "returns.number"])
      .select(["returns.version", "back_by as backBy", "ended", "office_locations.name as officeName"])
      .select(["replacement.order_no as replacementNo"])
      .select(
        sql<Row<"exchange_pieces">[]>`(select json_agg(to_jsonb(piece) order by order_line_id, variant_id)
          from exchange_pieces piece where piece.return_id = exchanges.return_id)`.as("pieces"),
      )
      .orderBy("back_by", query.order)
      .orderBy("exchanges.return_id"),
  );
}
export type ExpectedExchange = Awaited<ReturnType<typeof listExpectedExchanges>>["rows"][number];

/** The order of an exchange, and that of its new pieces. Undefined: there is no such exchange. */
export const findExchangeOrders = (db: Db, returnId: ReturnId) =>
  selectExchanges(db)
    .select(["orders.order_no as orderNo", "replacement.order_no as replacementNo"])
    .where("exchanges.return_id", "=", returnId)
    .executeTakeFirst();

/** Those of these orders that are to be packed or sent. */
export async function listNumbersToPack(db: Db, orderNos: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ order_no: string }>`
    select order_no from orders where order_no = any (${orderNos}::text[]) and status = 'Order Confirmed'
      and order_queue(orders) in ('pack', 'send')`.execute(db);
  return new Set(rows.map(({ order_no }) => order_no));
}

/** Which of these orders are gifts. */
export async function listGifts(db: Db, orderNos: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("orders")
    .select("order_no")
    .where("order_no", "in", orderNos.length ? orderNos : [""])
    .where("is_gift", "=", true)
    .execute();
  return new Set(rows.map(({ order_no }) => order_no));
}
