import { sql } from "kysely";
import type { Trx } from "./database.ts";

/** Lists that the team puts in order by hand: their key, and the name that orders equal positions. */
const lists = {
  currency_rates: { key: "currency_code", name: "currency_code" },
  service_locations: { key: "service_location_id", name: "name" },
  office_locations: { key: "office_location_id", name: "name" },
} as const;

/**
 * Moves one row of a list a place up or down and numbers the list anew. True when it is done, also at an end of the list;
 * false when there is no such row. Withdrawn rows keep their places and are stepped over together with the others.
 */
export async function moveRow(
  trx: Trx,
  table: keyof typeof lists,
  id: number | string,
  direction: "up" | "down",
): Promise<boolean> {
  const { key, name } = lists[table];
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
