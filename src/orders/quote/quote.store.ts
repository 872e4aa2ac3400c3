import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { lostReasons } from "../../contract/admin/quotes.ts";
import type { OrderId, QuoteId, UserId, VariantId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { NewRow } from "../../platform/db/tables.ts";
import { hashQuoteToken } from "./quote-link.ts";

/** The tax rates of products that have one of their own, in hundredths of a per cent, by variant. */
export async function readTaxRates(
  db: Db | Trx,
  variantIds: readonly VariantId[],
): Promise<ReadonlyMap<VariantId, number>> {
  const rows = await (db as Db)
    .selectFrom("product_variants")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .select(["variant_id", "gst_basis_points"])
    .where("variant_id", "in", variantIds.length ? variantIds : [0])
    .execute();
  return new Map(
    rows.flatMap(({ variant_id, gst_basis_points: rate }) => (rate === null ? [] : [[variant_id, rate]])),
  );
}

const columns = [
  "quote_id",
  "quote_no",
  "enquiry_id",
  "state",
  "name",
  "company",
  "vat_number",
  "email",
  "email_folded",
  "language",
  "country",
  "lines",
  "shipping_paise",
  "terms",
  "valid_until",
  "total_paise",
  "sent_version",
  "lost_reason",
  "settled_at",
  "order_id",
  "version",
] as const;

/**
 * One quote, locked until the transaction ends: of many who accept, change or withdraw it at once, one is first. It is the first lock
 * of what makes its order (docs/decisions/0023-order-of-locks.md).
 */
export const lockQuote = (trx: Trx, quoteId: QuoteId) =>
  trx
    .selectFrom("quotes")
    .select(columns)
    .where("quote_id", "=", quoteId)
    .forNoKeyUpdate()
    .executeTakeFirst();
export type LockedQuote = NonNullable<Awaited<ReturnType<typeof lockQuote>>>;

/** Which quote and version a token opens. Undefined: none. */
export const findLink = (db: Db | Trx, token: string) =>
  (db as Db)
    .selectFrom("quote_links")
    .select(["quote_id as quoteId", "version_no as versionNo"])
    .where("token_hash", "=", hashQuoteToken(token))
    .executeTakeFirst();

/** A version as it was sent. */
export const findVersion = (db: Db | Trx, quoteId: QuoteId, versionNo: number) =>
  (db as Db)
    .selectFrom("quote_versions")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .where("version_no", "=", versionNo)
    .executeTakeFirst();
export type QuoteVersionRow = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/** A quote as its customer may see it: without a lock, and without what staff are writing. */
export const findQuote = (db: Db | Trx, quoteId: QuoteId) =>
  (db as Db)
    .selectFrom("quotes")
    .leftJoin("orders", "orders.order_id", "quotes.order_id")
    .select([
      "quote_no",
      "state",
      "quotes.name",
      "quotes.company",
      "quotes.vat_number",
      "quotes.email",
      "quotes.language",
    ])
    .select(["sent_version", "settled_at", "order_no"])
    .where("quote_id", "=", quoteId)
    .executeTakeFirst();

export async function insertQuote(
  trx: Trx,
  quote: Omit<NewRow<"quotes">, "lines"> & { readonly lines: readonly unknown[] },
): Promise<QuoteId> {
  const { quote_id } = await trx
    .insertInto("quotes")
    .values({ ...quote, lines: JSON.stringify(quote.lines) })
    .returning("quote_id")
    .executeTakeFirstOrThrow();
  return quote_id;
}

/** Changes a locked quote, and counts the change. */
export async function updateQuote(
  trx: Trx,
  quoteId: QuoteId,
  { lines, ...change }: QuoteChange,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("quotes")
    .set((eb) => ({
      ...change,
      ...(lines && { lines: JSON.stringify(lines) }),
      changed_at: now,
      version: eb("version", "+", 1),
    }))
    .where("quote_id", "=", quoteId)
    .execute();
}
interface QuoteChange {
  readonly lines?: readonly unknown[];
  readonly name?: string;
  readonly company?: string;
  readonly vat_number?: string;
  readonly email?: string;
  readonly email_folded?: string;
  readonly language?: string;
  readonly country?: string;
  readonly shipping_paise?: number;
  readonly total_paise?: number;
  readonly terms?: string;
  readonly valid_until?: string;
  readonly state?: LockedQuote["state"];
  readonly sent_version?: number;
  readonly settled_at?: Date | null;
  readonly order_id?: OrderId;
  readonly lost_reason?: (typeof lostReasons)[number] | null;
  readonly lost_note?: string;
}

/** Stores a quote as it is now as its next version. */
export async function insertVersion(
  trx: Trx,
  quote: LockedQuote,
  sent: { readonly versionNo: number; readonly taxPaise: number; readonly by: UserId; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto("quote_versions")
    .values({
      quote_id: quote.quote_id,
      version_no: sent.versionNo,
      lines: JSON.stringify(quote.lines),
      country: quote.country,
      shipping_paise: quote.shipping_paise,
      terms: quote.terms,
      valid_until: quote.valid_until,
      total_paise: quote.total_paise,
      tax_paise: sent.taxPaise,
      sent_at: sent.now,
      sent_by: sent.by,
    })
    .execute();
}

/** What the customer wants otherwise than a version says. */
export async function noteAskedChange(
  trx: Trx,
  { quoteId, versionNo }: { readonly quoteId: QuoteId; readonly versionNo: number },
  { wish, now }: { readonly wish: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable("quote_versions")
    .set({ asked_change: wish, asked_at: now })
    .where("quote_id", "=", quoteId)
    .where("version_no", "=", versionNo)
    .execute();
}

/** Ends the open quotes whose last day is past. Returns them. */
export const lapseQuotes = (trx: Trx, { today, now }: { readonly today: string; readonly now: Date }) =>
  trx
    .updateTable("quotes")
    .set((eb) => ({ state: "lapsed", settled_at: now, changed_at: now, version: eb("version", "+", 1) }))
    .where("state", "in", ["sent", "change asked"])
    .where("valid_until", "<", today)
    .returning(["quote_id as quoteId", "quote_no as quoteNo"])
    .execute();

/**
 * Marks the sent versions that end on that day or earlier and were not mentioned again, if they were sent before `sentBefore`, and
 * returns their quotes. Who has asked for a change waits for staff, so is not reminded.
 */
export async function markReminded(
  trx: Trx,
  { lastDay, sentBefore, now }: { readonly lastDay: string; readonly sentBefore: Date; readonly now: Date },
) {
  const { rows } = await sql<{ quoteId: QuoteId; email: string; language: string }>`
    update quote_versions v set reminded_at = ${now} from quotes q
    where q.quote_id = v.quote_id and q.sent_version = v.version_no and q.state = 'sent'
      and v.reminded_at is null and v.valid_until <= ${lastDay} and v.sent_at < ${sentBefore}
    returning q.quote_id as "quoteId", q.email, q.language`.execute(trx);
  return rows;
}

/**
 * Makes the token of a mail that is being written; the links of mails before it stay. Only its hash is stored. Null: the quote cannot
 * be accepted any more, so nothing may be mailed. `today`: by the calendar of the store.
 */
export async function makeQuoteToken(db: Db, quoteId: QuoteId, today: string): Promise<string | null> {
  const token = randomBytes(24).toString("base64url"); // 192 bits
  const { numAffectedRows } = await sql`
    insert into quote_links (token_hash, quote_id, version_no)
    select ${hashQuoteToken(token)}::bytea, quote_id, sent_version from quotes
    where quote_id = ${quoteId} and state in ('sent', 'change asked') and valid_until >= ${today}`.execute(
    db,
  );
  return numAffectedRows ? token : null;
}
