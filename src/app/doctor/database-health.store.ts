import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

/** What a database says about itself. */
export interface DatabaseHealth {
  /** `170004`. */
  readonly version: number;
  /** `off` for what must be on for a commit to outlive a power cut. */
  readonly fsync: string;
  readonly fullPageWrites: string;
  readonly synchronousCommit: string;
  readonly maxConnections: number;
  readonly usedConnections: number;
  readonly now: Date;
  readonly bytes: number;
  readonly isReplica: boolean;
}

export async function readDatabaseHealth(db: Db): Promise<DatabaseHealth> {
  const { rows } = await sql<DatabaseHealth>`
    select current_setting('server_version_num')::int as version,
      current_setting('fsync') as fsync,
      current_setting('full_page_writes') as "fullPageWrites",
      current_setting('synchronous_commit') as "synchronousCommit",
      current_setting('max_connections')::int as "maxConnections",
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as "usedConnections",
      clock_timestamp() as now,
      pg_database_size(current_database()) as bytes,
      pg_is_in_recovery() as "isReplica"`.execute(db);
  const [health] = rows;
  if (!health) throw new Error("The database says nothing about itself.");
  return health;
}

/** Names of the migrations that the database has; none in one that no store has started on. */
export async function readAppliedMigrations(db: Db): Promise<string[]> {
  const there = await sql<{ is: boolean }>`select to_regclass('schema_migrations') is not null as is`.execute(
    db,
  );
  if (!there.rows[0]?.is) return [];
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Mails that wait to be sent for longer than ten minutes, and those that were given up. */
export async function countLateMails(db: Db): Promise<{ readonly waiting: number; readonly failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where state = 'queued' and queued_at < now() - interval '10 minutes')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed
    from mails where state in ('queued', 'failed')`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0 };
}
