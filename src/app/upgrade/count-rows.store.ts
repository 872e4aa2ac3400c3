import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

/** How many rows each table has, by the statistics of the database; tables that it has never looked at are counted. */
export async function countRows(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ table: string; rows: number }>`
    select relname as table, reltuples::bigint as rows from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db);
  const counts = new Map<string, number>();
  for (const { table, rows: estimated } of rows) {
    counts.set(table, estimated >= 0 ? estimated : await countTable(db, table));
  }
  return counts;
}

async function countTable(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}
