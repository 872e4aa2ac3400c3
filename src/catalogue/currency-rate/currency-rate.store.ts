import { sql } from "kysely";
import type { Db, Trx } from "../../platform/db/database.ts";
import { type PageQuery, paginate } from "../../platform/db/paginate.ts";
import type { NewRow } from "../../platform/db/tables.ts";

export interface RatesQuery extends PageQuery {
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

/** One page of the currencies, each with the offered rate that waits for a decision. */
export function listRates(db: Db, query: RatesQuery) {
  let found = withOffers(db);
  if (query.q) {
    const prefix = `${query.q.replace(/[\\%_]/g, "\\$&")}%`;
    found = found.where((eb) =>
      eb.or([
        eb("currency_rates.currency_code", "ilike", prefix),
        eb("currency_rates.currency_name", "ilike", prefix),
      ]),
    );
  }
  const sort = query.sort === "id" ? "currency_rates.currency_code" : "position";
  return paginate(db, query, found, (rows) =>
    rows.select(columns).orderBy(sort, query.order).orderBy("currency_rates.currency_code"),
  );
}
export type RateRow = Awaited<ReturnType<typeof listRates>>["rows"][number];

export const findRate = (db: Db, currencyCode: string) =>
  withOffers(db).select(columns).where("currency_rates.currency_code", "=", currencyCode).executeTakeFirst();

export interface RateChangesQuery extends PageQuery {
  readonly order: "asc" | "desc";
  readonly currencyCode?: string;
}

/** One page of the history of rates. */
export function listRateChanges(db: Db, query: RateChangesQuery) {
  let found = db
    .selectFrom("currency_rate_changes")
    .leftJoin("users", "users.user_id", "currency_rate_changes.changed_by");
  if (query.currencyCode) found = found.where("currency_code", "=", query.currencyCode);
  return paginate(db, query, found, (rows) =>
    rows
      .select(["currency_rate_change_id", "currency_code", "from_micros", "to_micros", "changed_at", "email"])
      .orderBy("changed_at", query.order)
      .orderBy("currency_rate_change_id", query.order),
  );
}

export const lockRate = (trx: Trx, currencyCode: string) =>
  trx
    .selectFrom("currency_rates")
    .selectAll()
    .where("currency_code", "=", currencyCode)
    .forUpdate()
    .executeTakeFirst();

/** Locks all rates in the order of their codes, so that two transactions never deadlock. */
export const lockRates = (trx: Trx) =>
  trx
    .selectFrom("currency_rates")
    .select(["currency_code", "rate_micros"])
    .orderBy("currency_code")
    .forUpdate()
    .execute();

/**
 * Sets a rate and records its history. It deletes an open offer of the source. `changed_by` is null for the
 * source.
 */
export async function saveRate(
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

/** Inserts a currency at the end of the list. False when the code exists already. */
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

/** An offer of the source is deleted with it. */
export const deleteRate = (trx: Trx, currencyCode: string) =>
  trx.deleteFrom("currency_rates").where("currency_code", "=", currencyCode).execute();

export async function saveOffer(trx: Trx, offer: NewRow<"offered_rates">): Promise<void> {
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

export async function saveFetchOutcome(trx: Trx, triedAt: Date, outcome: string): Promise<void> {
  const row = { tried_at: triedAt, outcome };
  await trx
    .insertInto("rate_fetch")
    .values(row)
    .onConflict((conflict) => conflict.column("only_row").doUpdateSet(row))
    .execute();
}

export const findLastFetch = (db: Db) =>
  db.selectFrom("rate_fetch").select(["tried_at", "outcome"]).executeTakeFirst();
