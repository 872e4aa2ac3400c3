import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";
import { moveRow } from "../../server/db/move-row.ts";
import { type PageWanted, pageOfRows } from "../../server/db/page-of-rows.ts";
import type { Row } from "../../server/db/rows.ts";

export interface OfficesWanted extends PageWanted {
  readonly sort: "position" | "name";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly isWithdrawn?: boolean;
}

/** A page of the company's offices. */
export function findOffices(db: Db, wanted: OfficesWanted) {
  let found = db.selectFrom("office_locations");
  if (wanted.q) found = found.where("name", "ilike", `${wanted.q.replace(/[\\%_]/g, "\\$&")}%`);
  if (wanted.isWithdrawn !== undefined)
    found = found.where("withdrawn_at", wanted.isWithdrawn ? "is not" : "is", null);
  return pageOfRows(db, wanted, found, (rows) =>
    rows.selectAll().orderBy(wanted.sort, wanted.order).orderBy("name"),
  );
}

const one = (db: Db | Trx, officeId: number) =>
  db.selectFrom("office_locations").selectAll().where("office_location_id", "=", officeId);

export const readOffice = (db: Db, officeId: number) => one(db, officeId).executeTakeFirst();
export const lockOffice = (trx: Trx, officeId: number) => one(trx, officeId).forUpdate().executeTakeFirst();

/** A new office at the end of the list; undefined when its name is taken. */
export async function insertOffice(
  trx: Trx,
  office: { readonly name: string; readonly address: string },
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
  change: Pick<Row<"office_locations">, "name" | "address" | "withdrawn_at">,
): Promise<void> {
  await trx
    .updateTable("office_locations")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("office_location_id", "=", officeId)
    .execute();
}

export const moveOfficeRow = (trx: Trx, officeId: number, direction: "up" | "down"): Promise<boolean> =>
  moveRow(trx, "office_locations", officeId, direction);
