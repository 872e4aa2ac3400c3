import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../src/platform/db/database.ts";
import { listMigrations, migrate } from "../../src/platform/db/migrate.ts";
import { noLimits, openPool } from "../../src/platform/db/postgres-pools.ts";
import { createTestDatabase, type TestDatabase } from "../support/databases.ts";

const program = new URL("../../src/app/commands/upgrade.ts", import.meta.url).pathname;

describe("kitstore upgrade", () => {
  let folder = "";
  let test: TestDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "kitstore-upgrade-"));
    test = await createTestDatabase("postgres", { demo: false });
    // An empty database of version 0.3.0.
    const { pool } = test.database;
    await pool.query(
      "drop schema public cascade; create schema public; drop schema if exists pgboss cascade",
    );
    await migrate(pool, new Set((await listMigrations()).filter((name) => name < "0017")));
  }, 120_000);
  afterAll(async () => {
    await test.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (...args: string[]) =>
    promisify(execFile)(process.execPath, [program, ...args], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: test.url ?? "", DATA_DIR: folder, NODE_ENV: "production" },
    }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      ({ code, stderr }) => ({ code, output: String(stderr) }),
    );
  const waiting = async (db: Db, table = "order_addresses") => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
      where not granted and relation = ${table}::regclass`.execute(db);
    return rows[0]?.count;
  };
  const applied = async () =>
    (await test.database.pool.query("select name from schema_migrations order by name")).rows.length;

  it("--check says what each migration locks, and changes nothing", async () => {
    const before = await applied();
    const { code, output } = await run("--check");
    expect(code).toBe(0);
    expect(output.split("\n")).toEqual(
      expect.arrayContaining([
        "0022_languages.sql: under a second",
        "  orders, 0 rows: nobody reads or writes it until the migration is done",
      ]),
    );
    expect(output).toMatch(/^\d+ migrations, under a second in all\.$/m);
    expect(await applied()).toBe(before);
    expect(await readdir(folder)).toEqual([]);
  }, 60_000);

  it("backs up, migrates, and then has nothing to do", async () => {
    const { code, output } = await run();
    expect([code, output]).toEqual([0, expect.stringContaining("0050_checked_rows.sql: done")]);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^kitstore-.+\.backup$/)]);
    expect(await applied()).toBe((await listMigrations()).length);
    expect((await run()).output).toBe("The database is up to date: nothing is to be migrated.\n");
    expect(await readdir(folder)).toHaveLength(1);
  }, 60_000);

  it("waits for a lock only briefly, again and again, so that requests do not queue up behind it", async () => {
    const { pool, db } = test.database;
    await pool.query("delete from schema_migrations where name = '0026_addresses.sql'");
    let done: string[] | undefined;
    let failed: unknown;
    await db.transaction().execute(async (report) => {
      await sql`lock table order_addresses in access share mode`.execute(report);
      migrate(pool).then(
        (names) => {
          done = names;
        },
        (error: unknown) => {
          failed = error;
        },
      );
      await expect.poll(() => waiting(db), { timeout: 10_000 }).toBe(1);
      await sql`select count(*) from order_addresses`.execute(db);
      expect(done).toBeUndefined();
    });
    await expect.poll(() => done ?? failed, { timeout: 20_000 }).toEqual(["0026_addresses.sql"]);
  }, 60_000);

  it("tries again after a deadlock with a transaction that locks in another order", async () => {
    const { db } = test.database;
    await sql`delete from schema_migrations where name = '0026_addresses.sql'`.execute(db);
    const pool = openPool({ url: test.url ?? "", size: 1, name: "kitstore-migration", limits: noLimits });
    await pool.query("set deadlock_timeout = '900ms'"); // before its own limit of a second, and before the other's
    let done: Promise<readonly string[]> | undefined;
    await db.transaction().execute(async (shopper) => {
      await sql`lock table saved_addresses in access share mode`.execute(shopper);
      done = migrate(pool);
      await expect.poll(() => waiting(db, "saved_addresses"), { timeout: 10_000, interval: 20 }).toBe(1);
      await sql`select count(*) from order_addresses`.execute(shopper); // the migration has locked it, and waits for this transaction
    });
    expect(await done).toEqual(["0026_addresses.sql"]);
    await pool.end();
  }, 60_000);

  it("refuses a database of a newer version in one line", async () => {
    const { pool } = test.database;
    await pool.query("insert into schema_migrations (name, sha256) values ('9999_later.sql', 'x')");
    const { code, output } = await run("--check");
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^The database is newer than this program: .+\n$/),
    ]);
    expect((await run()).output).toBe(output);
  }, 60_000);
});
