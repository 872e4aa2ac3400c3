import { sql } from "kysely";
import { skusLike } from "../../catalogue/sku-code/skus-like.ts";
import type { OrderId, ProductId, UserId } from "../../contract/ids.ts";
import { kitReplacements } from "../../orders/order/kit-orders.ts";
import { normaliseOrderNumber } from "../../orders/order/order-number.ts";
import { isWaiting, type OrderQueue, queueOfOrder, waitsSince } from "../../orders/order/order-queue.ts";
import { soldStatuses } from "../../orders/order/order-status.ts";
import { orderSummaryColumns } from "../../orders/order/order-summary-columns.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import { knownCountry } from "../../platform/country/find-countries.ts";
import type { Db } from "../../platform/db/database.ts";
import { type PageQuery, paginate, prefixTsQuery } from "../../platform/db/paginate.ts";
import { normalizeEmail } from "../../platform/mail/email-address.ts";

export interface OrdersQuery extends PageQuery {
  readonly sort: "placedAt" | "grandTotal";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly status?: string;
  /** A replacement of a kit, or of a part of it, is one too. */
  readonly kind?: "kit" | "paid";
  readonly queue?: OrderQueue;
  readonly statusGroup?: "sold" | "live";
  /** Only orders that contain this product. */
  readonly productId?: ProductId;
  /** Only orders of this person. */
  readonly personId?: UserId;
  readonly country?: string;
  /** Days of the store's calendar, both inclusive: YYYY-MM-DD. */
  readonly placedFrom?: string;
  readonly placedTo?: string;
}

const sortColumns = { placedAt: "placed_at", grandTotal: "grand_total_paise" } as const;

/** A subquery and not a join: only the rows of one page need it, so counting the list reads no users. */
const buyerEmail =
  sql<string>`(select coalesce(users.updates_email, users.email) from users where users.user_id = orders.user_id)`.as(
    "email",
  );

/**
 * An order number, or its beginning. It is searched as one word without hyphens, which the search column also
 * holds. The word KS alone would match every order.
 */
const hyphenatedNumber = /\bks(-[0-9a-z]+)+/gi;

/** An e-mail address, or the beginning of one up to some character after the @. */
const emailPrefix = /^[^\s@]+@[^\s@]*$/;

/**
 * Users whose e-mail address begins like this. A search for its words alone would be slow, because most
 * addresses share the words of a domain.
 */
function buyersByEmail(db: Db, email: string) {
  const searchQuery = prefixTsQuery(email.slice(0, email.indexOf("@")));
  const buyers = db
    .selectFrom("users")
    .select("user_id")
    .where(sql<boolean>`starts_with(email_folded, ${email})`);
  return searchQuery ? buyers.where(sql<boolean>`users.search @@ ${searchQuery}::tsquery`) : buyers;
}

/**
 * Orders with these words, or with a SKU that the text names. The SKU is looked up first: a search for both at once would read
 * every order.
 */
async function wordsOrSku(db: Db, typed: string, searchQuery: string) {
  const hasWords = sql<boolean>`orders.search @@ ${searchQuery}::tsquery`;
  const { rows } = await sql`${skusLike(typed)} limit 1`.execute(db);
  if (rows.length === 0) return hasWords;
  return sql<boolean>`orders.order_id in (
    select orders.order_id from orders where ${hasWords} union
    select line.order_id from (${skusLike(typed)}) as sku join order_lines as line using (variant_id, size))`;
}

const isOfKind = (kind: "kit" | "paid", replacements: readonly OrderId[]) =>
  kind === "kit"
    ? sql<boolean>`(is_swag or orders.order_id = any (${replacements}::integer[]))`
    : sql<boolean>`(not is_swag and orders.order_id <> all (${replacements}::integer[]))`;

/** One page of the orders that match the filters. */
export async function listOrders(db: Db, query: OrdersQuery, calendar: Calendar) {
  const orderNo = normaliseOrderNumber(query.q ?? "");
  const searchQuery = prefixTsQuery(
    query.q?.replace(hyphenatedNumber, (number) => number.replaceAll("-", "")),
  );
  const email = normalizeEmail(query.q ?? "");
  let matching = db.selectFrom("orders");
  if (orderNo) matching = matching.where("order_no", "=", orderNo);
  else if (emailPrefix.test(email)) matching = matching.where("user_id", "in", buyersByEmail(db, email));
  else if (searchQuery) matching = matching.where(await wordsOrSku(db, query.q ?? "", searchQuery));
  if (query.status) matching = matching.where(sql<boolean>`orders.status = ${query.status}`);
  if (query.kind) {
    const { rows } = await kitReplacements.execute(db);
    matching = matching.where(
      isOfKind(
        query.kind,
        rows.map(({ id }) => id),
      ),
    );
  }
  if (query.queue)
    matching = matching.where(isWaiting).where(sql<boolean>`order_queue(orders) = ${query.queue}`);
  if (query.statusGroup === "live") matching = matching.where("status", "<>", "Cancelled");
  if (query.statusGroup === "sold") matching = matching.where("status", "in", soldStatuses);
  if (query.productId)
    matching = matching.where(
      sql<boolean>`exists (select from order_lines l where l.order_id = orders.order_id and l.product_id = ${query.productId})`,
    );
  if (query.personId) matching = matching.where("user_id", "=", query.personId);
  if (query.country)
    matching = matching.where("ship_country", "in", [query.country, knownCountry(query.country)]);
  if (query.placedFrom) matching = matching.where("placed_at", ">=", calendar.startOfDay(query.placedFrom));
  if (query.placedTo) matching = matching.where("placed_at", "<", calendar.endOfDay(query.placedTo));
  const selectPage = (rows: typeof matching) =>
    rows
      .select(orderSummaryColumns)
      .select(buyerEmail)
      .select([queueOfOrder, waitsSince])
      .orderBy(sortColumns[query.sort], query.order)
      .orderBy("orders.order_id", query.order);
  return paginate(db, query, matching, selectPage, "orders");
}
/** How many orders wait for what. */
export async function countQueues(db: Db): Promise<Record<OrderQueue, number>> {
  const { rows } = await sql<{ queue: OrderQueue; count: number }>`
    select order_queue(orders) as queue, count(*)::int as count from orders where ${isWaiting} group by 1
      having order_queue(orders) <> ''`.execute(db);
  const counts = { pay: 0, confirm: 0, decide: 0, pack: 0, send: 0, way: 0 };
  for (const { queue, count } of rows) counts[queue] = count;
  return counts;
}
export type ListedOrder = Awaited<ReturnType<typeof listOrders>>["rows"][number];
