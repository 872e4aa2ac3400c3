import { sql } from "kysely";
import type { TestStore } from "./store.ts";

/** How many deadlocks PostgreSQL has ended in the store's database. */
export async function countDeadlocks({ services }: TestStore): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`select deadlocks::int from pg_stat_database
    where datname = current_database()`.execute(services.database.db);
  return rows[0]?.deadlocks ?? 0;
}
