import { sql } from "kysely";
import type { Db, Trx } from "../../platform/db/database.ts";
import { hasLetters } from "../../platform/db/has-letters.ts";
import { moveListRow } from "../../platform/db/move-row.ts";
import { type PageQuery, paginate } from "../../platform/db/paginate.ts";
import type { Row } from "../../platform/db/tables.ts";

export interface OfficesQuery extends PageQuery {
  readonly sort: "position" | "name";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly isWithdrawn?: boolean;
}

/** One page of the company's offices. */
export function listOffices(db: Db, query: OfficesQuery) {
  let found = db.selectFrom("office_locations");
  if (query.q) found = found.where(hasLetters("name", query.q, "start"));
  if (query.isWithdrawn !== undefined)
    found = found.where("withdrawn_at", query.isWithdrawn ? "is not" : "is", null);
  return paginate(db, query, found, (rows) =>
    rows.selectAll().orderBy(query.sort, query.order).orderBy("name"),
  );
}

const officeById = (db: Db | Trx, officeId: number) =>
  db.selectFrom("office_locations").selectAll().where("office_location_id", "=", officeId);

export const findOffice = (db: Db, officeId: number) => officeById(db, officeId).executeTakeFirst();
export const lockOffice = (trx: Trx, officeId: number) =>
  officeById(trx, officeId).forUpdate().executeTakeFirst();

/** Inserts an office at the end of the list. Undefined when its name exists already. */
export async function insertOffice(
  trx: Trx,
  office: Pick<Row<"office_locations">, "address" | "gstin" | "name" | "time_zone">,
): Promise<number | undefined> {
  const row = await trx
    .insertInto("office_locations")
    .values({
      ...office,
      position: sql<number>`(select coalesce(max(position), -1) + 1 from office_locations)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("office_location_id")
    .executeTakeFirst();
  return row?.office_location_id;
}

export async function updateOffice(
  trx: Trx,
  officeId: number,
  change: Pick<Row<"office_locations">, "name" | "address" | "gstin" | "time_zone" | "withdrawn_at">,
): Promise<void> {
  await trx
    .updateTable("office_locations")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("office_location_id", "=", officeId)
    .execute();
}

export const moveOfficeRow = (trx: Trx, officeId: number, direction: "up" | "down"): Promise<boolean> =>
  moveListRow(trx, "office_locations", officeId, direction);
