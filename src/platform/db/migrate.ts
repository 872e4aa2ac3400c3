import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Pool } from "pg";
import { isOldChain, refuseOldDatabase } from "./old-chain.ts";

const MIGRATIONS_FOLDER = new URL("../../../migrations/", import.meta.url);
const ADVISORY_LOCK_ID = 7_205_001;

/** The names of all migrations, oldest first. */
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith(".sql")).sort();

/**
 * Applies the missing migrations in order, each in its own transaction. Several processes may call it at the same time. Returns the
 * names applied. Throws when an applied file was edited, when the database is newer than the program, and OldChainError when it is
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
    const { rows } = await client.query<{ name: string; sha256: string }>(
      "select name, sha256 from schema_migrations",
    );
    const appliedHashes = new Map(rows.map((row) => [row.name, row.sha256]));
    if (isOldChain([...appliedHashes.keys()])) refuseOldDatabase();
    for (const name of appliedHashes.keys()) {
      if (!all.includes(name))
        throw new Error(
          `The database is newer than this program: it has migration ${name}, which the program does not know.`,
        );
    }
    for (const name of files) {
      const sql = await readFile(new URL(name, MIGRATIONS_FOLDER), "utf8");
      const sha256 = createHash("sha256").update(sql).digest("hex");
      const appliedHash = appliedHashes.get(name);
      if (appliedHash && appliedHash !== sha256)
        throw new Error(`Migration ${name} was edited after it had been applied.`);
      if (appliedHash) continue;
      await client.query("begin");
      try {
        await client.query(sql);
        await client.query("insert into schema_migrations (name, sha256) values ($1, $2)", [name, sha256]);
        await client.query("commit");
      } catch (error) {
        await client.query("rollback");
        throw new Error(`Migration ${name} failed`, { cause: error });
      }
      applied.push(name);
    }
    return applied;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [ADVISORY_LOCK_ID]);
    client.release();
  }
}
