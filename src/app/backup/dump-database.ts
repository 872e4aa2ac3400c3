import type pg from "pg";
import { type Counter, lineOf, rowLine, type TableHeader, type WaitingJob } from "./backup-lines.ts";
import { readTables, rowsAsText } from "./read-tables.ts";
import { createRowSum } from "./row-sum.ts";

/**
 * The lines of a backup, all of one moment (one snapshot of the database), while the store goes on. The embedded database has
 * one connection, so its store waits with everything that is not in memory until the last line.
 */
export async function* dumpDatabase(pool: pg.Pool, now: Date): AsyncGenerator<string> {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local timezone to 'UTC'");
    await client.query("set local statement_timeout to 0");
    const migrations = await client.query<{ name: string }>(
      "select name from schema_migrations order by name",
    );
    yield lineOf([
      "backup",
      { format: 1, takenAt: now.toISOString(), migrations: migrations.rows.map(({ name }) => name) },
    ]);
    const tables = await readTables(client);
    for (const table of tables) yield* dumpTable(client, table);
    for (const counter of await readCounters(client)) yield lineOf(["counter", counter]);
    for (const job of await readWaitingJobs(client)) yield lineOf(["job", job]);
    yield lineOf(["end", { tables: tables.length }]);
    isDone = true;
  } finally {
    // Whoever reads the lines may stop before the end.
    await client.query(isDone ? "commit" : "rollback").catch(() => undefined);
    client.release();
  }
}

async function* dumpTable(client: pg.PoolClient, table: TableHeader): AsyncGenerator<string> {
  yield lineOf(["table", table]);
  const sum = createRowSum();
  for await (const row of rowsAsText((statement) => client.query(statement), table)) {
    sum.add(row);
    yield rowLine(row);
  }
  yield lineOf(["sum", { name: table.name, ...sum.result() }]);
}

async function readCounters(client: pg.PoolClient): Promise<Counter[]> {
  const { rows } = await client.query<Counter>(`
    select c.relname as "table", a.attname as "column", s.last_value::text as value
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
    join pg_sequences s on format('%I.%I', s.schemaname, s.sequencename) =
      pg_get_serial_sequence(format('%I.%I', c.relnamespace::regnamespace, c.relname), a.attname)
    where c.relnamespace = current_schema()::regnamespace and s.last_value is not null order by 1, 2`);
  return rows;
}

/** Jobs with a payload. Those without one run by the clock, which enqueues them again. */
async function readWaitingJobs(client: pg.PoolClient): Promise<WaitingJob[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('pgboss.job') is not null as exists",
  );
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<{ name: string; data: unknown; start_after: Date }>(`
    select name, data, start_after from pgboss.job
    where state in ('created', 'retry', 'active') and data is not null and data::text <> '{}' and name not like '\\_\\_%' order by created_on`);
  return rows.map(({ name, data, start_after }) => ({ name, data, startAfter: start_after.toISOString() }));
}
