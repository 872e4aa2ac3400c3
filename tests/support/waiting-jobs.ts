import { sql } from "kysely";
import type { JobName } from "../../src/platform/jobs/jobs.ts";
import type { TestStore } from "./store.ts";

/** How many jobs of this name are still to be done; those that wait for another attempt are among them. */
export async function waitingJobs({ services }: TestStore, name: JobName): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pgboss.job
    where name = ${name} and state in ('created', 'active', 'retry')`.execute(services.database.db);
  return rows[0]?.waiting ?? 0;
}
