import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Pool } from "pg";

const FOLDER = new URL("../../../migrations/", import.meta.url);
const LOCK = 7_205_001;

/**
 * Applies the migrations that are missing, in order, each in its own transaction; many processes may call it at
 * once. Returns the names applied. Throws when a landed file was edited, or the database is newer than the program.
 */
export async function migrate(pool: Pool): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).sort();
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(
      "create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ name: string; sha256: string }>(
      "select name, sha256 from schema_migrations",
    );
    const landed = new Map(rows.map((row) => [row.name, row.sha256]));
    for (const name of landed.keys()) {
      if (!files.includes(name))
        throw new Error(`The database is newer than this program: it knows migration ${name}.`);
    }
    for (const name of files) {
      const sql = await readFile(new URL(name, FOLDER), "utf8");
      const sha256 = createHash("sha256").update(sql).digest("hex");
      const known = landed.get(name);
      if (known && known !== sha256)
        throw new Error(`Migration ${name} was edited after it had been applied.`);
      if (known) continue;
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
    await client.query("select pg_advisory_unlock($1)", [LOCK]);
    client.release();
  }
}
