import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { dumpDatabase } from "../../src/app/backup/dump-database.ts";
import { loadBackup } from "../../src/app/backup/load-backup.ts";
import type { Database } from "../../src/platform/db/database.ts";
import { migrate } from "../../src/platform/db/migrate.ts";
import { OldChainError } from "../../src/platform/db/old-chain.ts";
import { startJobs } from "../../src/platform/jobs/jobs.ts";
import { operatorMessage } from "../../src/platform/process/operator-message.ts";
import { createTestDatabase, databaseKind } from "../support/databases.ts";
import { describeStore } from "../support/describe-store.ts";
import { placeOrder } from "../support/place-order.ts";

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

describeStore("what a version before 0.3.0 wrote", (store) => {
  const dump = () => dumpDatabase(store().services.database.pool, new Date());

  it("is read into a new database, unless its own version never finished its migrations", async () => {
    await placeOrder(store());
    const { database: target, drop } = await createTestDatabase(databaseKind(), { demo: false });
    try {
      const unfinished = chain.slice(0, 2);
      await expect(load(target, asBefore(dump(), unfinished))).rejects.toThrow(OldChainError);
      expect((await load(target, asBefore(dump(), chain))).rows).toBeGreaterThan(500);
      expect(await migrate(target.pool)).toEqual([]);
      const orders = await target.db.selectFrom("orders").select("order_no").execute();
      expect(orders.length).toBeGreaterThan(0);
    } finally {
      await drop();
    }
  });
});
