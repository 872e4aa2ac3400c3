import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";
import { type PageWanted, pageOfRows } from "../../server/db/page-of-rows.ts";
import type { NewRow } from "../../server/db/rows.ts";

export interface RatesWanted extends PageWanted {
  readonly sort: "position" | "id";
  readonly order: "asc" | "desc";
  readonly q?: string;
}

const withOffers = (db: Db) =>
  db
    .selectFrom("currency_rates")
    .leftJoin("offered_rates", "offered_rates.currency_code", "currency_rates.currency_code");

const columns = [
  "currency_rates.currency_code",
  "currency_rates.rate_micros",
  "currency_symbol",
  "currency_name",
  "version",
  "offered_rates.rate_micros as offered_micros",
  "offered_at",
] as const;

/** A page of the currencies, each with the source's rate that waits for somebody to look at it. */
export function findRates(db: Db, wanted: RatesWanted) {
  let found = withOffers(db);
  if (wanted.q) {
    const begins = `${wanted.q.replace(/[\\%_]/g, "\\$&")}%`;
    found = found.where((eb) =>
      eb.or([
        eb("currency_rates.currency_code", "ilike", begins),
        eb("currency_rates.currency_name", "ilike", begins),
      ]),
    );
  }
  const sort = wanted.sort === "id" ? "currency_rates.currency_code" : "position";
  return pageOfRows(db, wanted, found, (rows) =>
    rows.select(columns).orderBy(sort, wanted.order).orderBy("currency_rates.currency_code"),
  );
}
export type RateRow = Awaited<ReturnType<typeof findRates>>["rows"][number];

export const readRate = (db: Db, currencyCode: string) =>
  withOffers(db).select(columns).where("currency_rates.currency_code", "=", currencyCode).executeTakeFirst();

export interface RateChangesWanted extends PageWanted {
  readonly order: "asc" | "desc";
  readonly currencyCode?: string;
}

/** A page of the rates' history. */
export function findRateChanges(db: Db, wanted: RateChangesWanted) {
  let found = db
    .selectFrom("currency_rate_changes")
    .leftJoin("users", "users.user_id", "currency_rate_changes.changed_by");
  if (wanted.currencyCode) found = found.where("currency_code", "=", wanted.currencyCode);
  return pageOfRows(db, wanted, found, (rows) =>
    rows
      .select(["currency_rate_change_id", "currency_code", "from_micros", "to_micros", "changed_at", "email"])
      .orderBy("changed_at", wanted.order)
      .orderBy("currency_rate_change_id", wanted.order),
  );
}

export const lockRate = (trx: Trx, currencyCode: string) =>
  trx
    .selectFrom("currency_rates")
    .selectAll()
    .where("currency_code", "=", currencyCode)
    .forUpdate()
    .executeTakeFirst();

/** All of them, in the order of their codes: two who lock them never wait for each other. */
export const lockRates = (trx: Trx) =>
  trx
    .selectFrom("currency_rates")
    .select(["currency_code", "rate_micros"])
    .orderBy("currency_code")
    .forUpdate()
    .execute();

/** Sets a rate and writes its history; whatever the source offered is answered by it. `changedBy` null: the source. */
export async function writeRate(
  trx: Trx,
  change: Omit<NewRow<"currency_rate_changes">, "currency_rate_change_id">,
): Promise<void> {
  await trx
    .updateTable("currency_rates")
    .set((eb) => ({ rate_micros: change.to_micros, version: eb("version", "+", 1) }))
    .where("currency_code", "=", change.currency_code)
    .execute();
  await trx.insertInto("currency_rate_changes").values(change).execute();
  await deleteOffer(trx, change.currency_code);
}

/** A new currency at the end of the list; false when there is one of that code. */
export async function insertRate(
  trx: Trx,
  rate: Omit<NewRow<"currency_rates">, "position" | "version">,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("currency_rates")
    .values({ ...rate, position: sql<number>`(select coalesce(max(position), -1) + 1 from currency_rates)` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function putOffer(trx: Trx, offer: NewRow<"offered_rates">): Promise<void> {
  await trx
    .insertInto("offered_rates")
    .values(offer)
    .onConflict((conflict) => conflict.column("currency_code").doUpdateSet(offer))
    .execute();
}

export async function deleteOffer(trx: Trx, currencyCode: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("offered_rates")
    .where("currency_code", "=", currencyCode)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function writeFetch(trx: Trx, triedAt: Date, outcome: string): Promise<void> {
  const row = { tried_at: triedAt, outcome };
  await trx
    .insertInto("rate_fetch")
    .values(row)
    .onConflict((conflict) => conflict.column("only_row").doUpdateSet(row))
    .execute();
}

export const readFetch = (db: Db) =>
  db.selectFrom("rate_fetch").select(["tried_at", "outcome"]).executeTakeFirst();
