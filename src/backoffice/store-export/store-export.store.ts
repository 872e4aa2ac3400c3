import { type RawBuilder, sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Language } from "../../platform/language/language.ts";

const ROWS_AT_ONCE = 500;

/** The rows of a query, some at a time: a table may be larger than the memory. The cursor's name is used once in a transaction. */
export async function* rowsOf<Row>(
  trx: Trx,
  cursor: string,
  query: RawBuilder<unknown>,
): AsyncGenerator<readonly Row[]> {
  const name = sql.ref(`export_${cursor}`);
  await sql`declare ${name} no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from ${name}`.execute(trx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close ${name}`.execute(trx);
}

/** What the comments of the database say about columns, by `table.column`. */
export async function readColumnMeanings(trx: Trx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; meaning: string }>`
    select c.relname || '.' || a.attname as name, col_description(c.oid, a.attnum) as meaning
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and col_description(c.oid, a.attnum) is not null`.execute(
    trx,
  );
  return new Map(rows.map(({ name, meaning }) => [name, meaning]));
}

/** How much there is to export. */
export async function readExportSize(db: Db) {
  const { rows } = await sql<
    Record<"products" | "orders" | "people" | "coupons" | "images" | "imageBytes", number>
  >`
    select (select count(*)::int from products where category_id is not null) as products, (select count(*)::int from orders) as orders,
      (select count(*)::int from users where erased_at is null) as people,
      (select count(*)::int from coupons) as coupons, count(*)::int as images,
      coalesce(sum(octet_length(bytes)), 0)::bigint as "imageBytes" from images`.execute(db);
  const [size] = rows;
  if (!size) throw new Error("A count without a row");
  return size;
}

export async function saveExportLink(
  trx: Trx,
  link: { readonly tokenHash: Buffer; readonly madeBy: UserId; readonly endsAt: Date; readonly now: Date },
): Promise<void> {
  await trx.deleteFrom("store_export_links").where("ends_at", "<=", link.now).execute();
  await trx
    .insertInto("store_export_links")
    .values({ token_hash: link.tokenHash, made_by: link.madeBy, ends_at: link.endsAt })
    .execute();
}

/** Uses a link up. True when it was still valid and its maker is still an administrator. */
export async function takeExportLink(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isGood: boolean }>`
    with taken as (delete from store_export_links where token_hash = ${tokenHash} returning made_by, ends_at)
    select ends_at > ${now} and role = 'admin' and blocked_at is null as "isGood"
    from taken join users on user_id = made_by`.execute(db);
  return rows[0]?.isGood === true;
}

/** The languages that any product has a text in, offered or not: an export loses none. */
export async function readWrittenLanguages(trx: Trx): Promise<readonly Language[]> {
  const { rows } = await sql<{ language: Language }>`
    select jsonb_object_keys(translations) as language from products where translations <> '{}'
    union select jsonb_object_keys(translations) from product_variants where translations <> '{}'
    order by language`.execute(trx);
  return rows.map(({ language }) => language);
}
