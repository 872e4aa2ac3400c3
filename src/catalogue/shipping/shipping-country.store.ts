import { sql } from "kysely";
import type { Db, Trx } from "../../platform/db/database.ts";
import { hasLetters } from "../../platform/db/has-letters.ts";
import { moveListRow } from "../../platform/db/move-row.ts";
import { type PageQuery, paginate } from "../../platform/db/paginate.ts";
import type { NewRow, Row } from "../../platform/db/tables.ts";
import type { ShippingBand } from "./shipping.ts";

export interface CountriesQuery extends PageQuery {
  readonly sort: "position" | "name";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly isWithdrawn?: boolean;
}

export type CountryRow = Row<"service_locations"> & { readonly bands: readonly ShippingBand[] };

/** One page of countries with their shipping bands, lightest first. */
export async function listCountries(db: Db, query: CountriesQuery) {
  let found = db.selectFrom("service_locations");
  if (query.q) found = found.where(hasLetters("name", query.q, "start"));
  if (query.isWithdrawn !== undefined)
    found = found.where("withdrawn_at", query.isWithdrawn ? "is not" : "is", null);
  const page = await paginate(db, query, found, (rows) =>
    rows.selectAll().orderBy(query.sort, query.order).orderBy("name"),
  );
  return { ...page, rows: await withBands(db, page.rows) };
}

export async function findCountry(db: Db | Trx, countryId: number): Promise<CountryRow | undefined> {
  const rows = await db
    .selectFrom("service_locations")
    .selectAll()
    .where("service_location_id", "=", countryId)
    .execute();
  return (await withBands(db, rows))[0];
}

/** Locks a country until the transaction ends. Returns it with its bands. */
export async function lockCountry(trx: Trx, countryId: number): Promise<CountryRow | undefined> {
  await trx
    .selectFrom("service_locations")
    .select("service_location_id")
    .where("service_location_id", "=", countryId)
    .forUpdate()
    .executeTakeFirst();
  return findCountry(trx, countryId);
}

async function withBands(db: Db | Trx, rows: Row<"service_locations">[]): Promise<CountryRow[]> {
  const ids = rows.map((row) => row.service_location_id);
  const bands = ids.length
    ? await db
        .selectFrom("shipping_bands")
        .selectAll()
        .where("service_location_id", "in", ids)
        .orderBy("weight_from_grams")
        .execute()
    : [];
  const byCountry = Map.groupBy(bands, (band) => band.service_location_id);
  return rows.map((row) => ({
    ...row,
    bands: (byCountry.get(row.service_location_id) ?? []).map((band) => ({
      weightFromGrams: band.weight_from_grams,
      weightToGrams: band.weight_to_grams,
      chargePaise: band.charge_paise,
    })),
  }));
}

/**
 * Inserts a country at the end of the list. Undefined when its name exists, or when there is a rest of the
 * world already.
 */
export async function insertCountry(
  trx: Trx,
  country: Pick<NewRow<"service_locations">, "name" | "delivery_charge_paise" | "is_rest_of_world">,
): Promise<number | undefined> {
  const row = await trx
    .insertInto("service_locations")
    .values({
      ...country,
      position: sql<number>`(select coalesce(max(position), -1) + 1 from service_locations)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("service_location_id")
    .executeTakeFirst();
  return row?.service_location_id;
}

export async function updateCountry(
  trx: Trx,
  countryId: number,
  change: Pick<Row<"service_locations">, "name" | "delivery_charge_paise" | "withdrawn_at">,
): Promise<void> {
  await trx
    .updateTable("service_locations")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("service_location_id", "=", countryId)
    .execute();
}

export async function replaceBands(
  trx: Trx,
  countryId: number,
  bands: readonly ShippingBand[],
): Promise<void> {
  await trx.deleteFrom("shipping_bands").where("service_location_id", "=", countryId).execute();
  if (bands.length === 0) return;
  await trx
    .insertInto("shipping_bands")
    .values(
      bands.map((band) => ({
        service_location_id: countryId,
        weight_from_grams: band.weightFromGrams,
        weight_to_grams: band.weightToGrams,
        charge_paise: band.chargePaise,
      })),
    )
    .execute();
}

export const moveCountryRow = (trx: Trx, countryId: number, direction: "up" | "down"): Promise<boolean> =>
  moveListRow(trx, "service_locations", countryId, direction);
