import { sql } from "kysely";
import type { QuoteResults } from "../../contract/admin/quotes.ts";
import type { EnquiryId, QuoteId, UserId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { type PageQuery, paginate } from "../../platform/db/paginate.ts";
import type { QuoteState } from "./quote.ts";

interface QuotesQuery extends PageQuery {
  readonly sort: "changedAt" | "total" | "validUntil";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly state?: QuoteState;
  readonly enquiryId?: EnquiryId;
  /** Only those that this person made. */
  readonly madeBy?: UserId | undefined;
}

const sortColumns = { changedAt: "changed_at", total: "total_paise", validUntil: "valid_until" } as const;

const withNames = (db: Db) =>
  db
    .selectFrom("quotes")
    .innerJoin("users", "users.user_id", "quotes.made_by")
    .leftJoin("orders", "orders.order_id", "quotes.order_id");

const rowColumns = [
  ...([
    "quote_id",
    "quote_no",
    "state",
    "quotes.name",
    "quotes.company",
    "quotes.email",
    "total_paise",
  ] as const),
  ...(["valid_until", "sent_version", "enquiry_id", "changed_at", "lost_reason", "quotes.version"] as const),
  ...(["first_name", "last_name", "order_no"] as const),
] as const;

/** One page of the quotes that match the filters. */
export function listQuotes(db: Db, query: QuotesQuery) {
  let found = withNames(db);
  const text = query.q?.trim().toLowerCase() ?? "";
  if (text)
    found = found.where(
      sql<boolean>`strpos(lower(concat_ws(' ', quote_no, quotes.name, quotes.company, quotes.email_folded)), ${text}) > 0`,
    );
  if (query.state) found = found.where("state", "=", query.state);
  if (query.enquiryId !== undefined) found = found.where("enquiry_id", "=", query.enquiryId);
  if (query.madeBy !== undefined) found = found.where("quotes.made_by", "=", query.madeBy);
  const column = sortColumns[query.sort];
  return paginate(db, query, found, (rows) =>
    rows.select(rowColumns).orderBy(`quotes.${column}`, query.order).orderBy("quote_id", query.order),
  );
}
export type QuoteRow = Awaited<ReturnType<typeof listQuotes>>["rows"][number];

/** One quote as staff see it, with what was sent, newest first. Undefined: there is none. */
export async function findStaffQuote(db: Db, quoteId: QuoteId) {
  const quote = await withNames(db)
    .select(rowColumns)
    .select([
      "quotes.language",
      "country",
      "lines",
      "quotes.shipping_paise",
      "vat_number",
      "terms",
      "lost_note",
    ])
    .where("quote_id", "=", quoteId)
    .executeTakeFirst();
  if (!quote) return undefined;
  const versions = await db
    .selectFrom("quote_versions")
    .innerJoin("users", "users.user_id", "sent_by")
    .selectAll("quote_versions")
    .select(["first_name", "last_name"])
    .where("quote_id", "=", quoteId)
    .orderBy("version_no", "desc")
    .execute();
  return { ...quote, versions };
}
export type StaffQuoteFound = NonNullable<Awaited<ReturnType<typeof findStaffQuote>>>;

/** What became of quotes: all that are open, and those that were settled since then. Amounts are in paise. */
export async function readQuoteResults(
  db: Db,
  since: Date,
): Promise<Omit<QuoteResults, "wonTotal"> & { readonly wonPaise: number }> {
  const { rows } = await sql<Omit<QuoteResults, "wonTotal"> & { readonly wonPaise: number }>`
    select count(*) filter (where state in ('sent', 'change asked'))::int as open,
      count(*) filter (where state = 'accepted' and settled_at >= ${since})::int as won,
      coalesce(sum(total_paise) filter (where state = 'accepted' and settled_at >= ${since}), 0)::bigint as "wonPaise",
      count(*) filter (where state = 'lapsed' and settled_at >= ${since})::int as lapsed,
      (select coalesce(json_agg(json_build_object('reason', lost_reason, 'count', n) order by n desc, lost_reason), '[]')
        from (select lost_reason, count(*)::int as n from quotes where state = 'lost' and settled_at >= ${since}
          group by lost_reason) as by_reason) as lost
    from quotes`.execute(db);
  const [results] = rows;
  if (!results) throw new Error("An aggregate has a row");
  return results;
}
