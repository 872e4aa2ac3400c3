import { sql } from "kysely";
import type { Trx } from "./database.ts";

/** The lists that staff sort by hand, each with its key column and the column that orders rows of equal position. */
const sortableLists = {
  currency_rates: { key: "currency_code", name: "currency_code" },
  service_locations: { key: "service_location_id", name: "name" },
  office_locations: { key: "office_location_id", name: "name" },
} as const;

/**
 * Moves one row of a list up or down by one place and renumbers the list. Returns true when done, also when the row
 * is already first or last; false when there is no such row. Withdrawn rows count as places like all others.
 */
export async function moveListRow(
  trx: Trx,
  table: keyof typeof sortableLists,
  id: number | string,
  direction: "up" | "down",
): Promise<boolean> {
  const { key, name } = sortableLists[table];
  const { rows } = await sql<{ id: number | string; position: number; name: string }>`
    select ${sql.ref(key)} as id, position, ${sql.ref(name)} as name from ${sql.table(table)}
    order by ${sql.ref(key)} for update`.execute(trx);
  const ids = rows.sort((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1)).map((row) => row.id);
  const from = ids.indexOf(id);
  if (from < 0) return false;
  const to = from + (direction === "up" ? -1 : 1);
  const other = ids[to];
  if (other === undefined) return true;
  ids[from] = other;
  ids[to] = id;
  await sql`
    update ${sql.table(table)} set position = place - 1
    from unnest(${ids.map(String)}::text[]) with ordinality as wanted(id, place)
    where ${sql.ref(`${table}.${key}`)}::text = wanted.id`.execute(trx);
  return true;
}
