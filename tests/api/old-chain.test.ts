import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { readBackupFile } from "../../src/app/backup/backup-file.ts";
import { loadBackup } from "../../src/app/backup/load-backup.ts";
import type { Database } from "../../src/platform/db/database.ts";
import { migrate } from "../../src/platform/db/migrate.ts";
import { OldChainError } from "../../src/platform/db/old-chain.ts";
import { startJobs } from "../../src/platform/jobs/jobs.ts";
import { operatorMessage } from "../../src/platform/process/operator-message.ts";
import { createTestDatabase, databaseKind } from "../support/databases.ts";

/** Some of the files that a database of a version before 0.3.0 has run. */
const chain = ["0001_people.sql", "0002_images.sql", "0275_document_years.sql", "0290_named_files.sql"];

/** The lines of a backup as a version before 0.3.0 wrote them. */
async function* asBefore(lines: AsyncIterable<string>, migrations: readonly string[]) {
  for await (const line of lines)
    yield line.startsWith('["backup"')
      ? line.replace(/"migrations":\[[^\]]*\]/, `"migrations":${JSON.stringify(migrations)}`)
      : line;
}

const load = (database: Database, lines: AsyncIterable<string>) =>
  loadBackup(database, () => startJobs(database, pino({ level: "silent" }), { onlyEnqueues: true }), lines);

describe("a database of a version before 0.3.0", () => {
  it("is refused in one line that says what to do, and stays as it is", async () => {
    const { database, drop } = await createTestDatabase(databaseKind(), { demo: false });
    try {
      await database.pool.query("delete from schema_migrations");
      await database.pool.query(
        "insert into schema_migrations (name, sha256) select name, 'x' from unnest($1::text[]) as name",
        [chain],
      );
      const error: unknown = await migrate(database.pool).catch((reason: unknown) => reason);
      expect(operatorMessage(error)).toMatch(
        /^The database is of a version before 0\.3\.0\. .*npm run move -- .*$/,
      );
      const { rows } = await database.pool.query("select name from schema_migrations order by 1");
      expect(rows.map(({ name }) => name)).toEqual(chain);
    } finally {
      await drop();
    }
  });
});

it("what a version before 0.3.0 wrote is read into an empty database, unless it never finished its migrations", async () => {
  const { database: target, drop } = await createTestDatabase(databaseKind(), { demo: false });
  const written = () => readBackupFile(new URL("../upgrades/0.3.0.backup", import.meta.url).pathname);
  try {
    await target.pool.query(
      "drop schema public cascade; create schema public; drop schema if exists pgboss cascade",
      [],
    );
    const unfinished = chain.slice(0, 2);
    await expect(load(target, asBefore(written(), unfinished))).rejects.toThrow(OldChainError);
    expect((await load(target, asBefore(written(), chain))).rows).toBeGreaterThan(500);
    expect(await migrate(target.pool)).toEqual([]);
    const orders = await target.db.selectFrom("orders").select("order_no").execute();
    expect(orders.length).toBeGreaterThan(0);
  } finally {
    await drop();
  }
});
