import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { OperatorError } from "../process/operator-error.ts";
import { isOldChain, refuseOldDatabase } from "./old-chain.ts";

export const MIGRATIONS_FOLDER = new URL("../../../migrations/", import.meta.url);
const ADVISORY_LOCK_ID = 7_205_001;
const LOCK_WAIT_MS = 1_000;
const LOCK_PAUSE_MS = 2_000;
/** Ten minutes in all. */
const LOCK_TRIES = 200;
/** PostgreSQL's codes of errors. */
const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK_DETECTED = "40P01";

/** The names of all migrations, oldest first. */
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith(".sql")).sort();

/** The names of the migrations that a database has run; none for an empty one. Refuses what `migrate` refuses. */
export async function listApplied(pool: Pool): Promise<ReadonlySet<string>> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query("select to_regclass('schema_migrations') is not null as found");
    const applied = rows[0]?.found ? await readApplied(client, await listMigrations()) : new Map();
    return new Set(applied.keys());
  } finally {
    client.release();
  }
}

async function readApplied(client: PoolClient, known: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    "select name, sha256 from schema_migrations",
  );
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  if (isOldChain([...applied.keys()])) refuseOldDatabase();
  const unknown = [...applied.keys()].find((name) => !known.includes(name));
  if (unknown)
    throw new OperatorError(
      `The database is newer than this program: it has run ${unknown}, which this version does not know. Start the newer version, or restore a backup from before the upgrade.`,
    );
  return applied;
}

/**
 * Applies the missing migrations in order, each in its own transaction. Several processes may call it at the same time. Returns the
 * names applied. Throws when an applied file was edited, OperatorError when the database is newer than the program or
 * from before version 0.3.0. With `only`, for a backup of an older version, others do not run; throws when one of them is not there.
 */
export async function migrate(pool: Pool, only?: ReadonlySet<string>): Promise<string[]> {
  const all = await listMigrations();
  const files = only ? all.filter((name) => only.has(name)) : all;
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK_ID]);
    await client.query(
      "create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
    );
    const appliedHashes = await readApplied(client, all);
    for (const name of files) {
      const sql = await readFile(new URL(name, MIGRATIONS_FOLDER), "utf8");
      const sha256 = createHash("sha256").update(sql).digest("hex");
      const appliedHash = appliedHashes.get(name);
      if (appliedHash && appliedHash !== sha256)
        throw new Error(`Migration ${name} was edited after it had been applied.`);
      if (appliedHash) continue;
      await applyMigration(client, { name, sql, sha256 });
      applied.push(name);
    }
    return applied;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [ADVISORY_LOCK_ID]);
    client.release();
  }
}

/**
 * A migration that waits for a lock makes every later request wait behind it. So it waits briefly, lets the requests through, and
 * tries again: a long report or a backup that reads a table ends one day. So does one that was the victim of a deadlock: requests lock
 * the same tables in another order.
 */
async function applyMigration(
  client: PoolClient,
  { name, sql, sha256 }: { readonly name: string; readonly sql: string; readonly sha256: string },
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query("begin");
      await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`);
      await client.query(sql);
      await client.query("insert into schema_migrations (name, sha256) values ($1, $2)", [name, sha256]);
      await client.query("commit");
      return;
    } catch (error) {
      await client.query("rollback");
      if (!isLockFailure(error) || tries === LOCK_TRIES)
        throw new Error(`Migration ${name} failed`, { cause: error });
      await setTimeout(LOCK_PAUSE_MS);
    }
  }
}

const isLockFailure = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK_DETECTED);
