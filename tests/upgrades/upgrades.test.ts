import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { pino } from "pino";
import { expect, it } from "vitest";
import { readBackupFile } from "../../src/app/backup/backup-file.ts";
import { loadBackup } from "../../src/app/backup/load-backup.ts";
import { checkBooks } from "../../src/backoffice/books/check-books.ts";
import { verifyAudit } from "../../src/platform/audit/verify-audit.ts";
import { listMigrations } from "../../src/platform/db/migrate.ts";
import { startJobs } from "../../src/platform/jobs/jobs.ts";
import { readStoredSettings } from "../../src/platform/settings/settings.store.ts";
import { createTestDatabase, databaseKind } from "../support/databases.ts";
import { writeDump } from "./write-dump.ts";

const folder = new URL("./", import.meta.url);
const versionOfProgram: string = JSON.parse(
  readFileSync(new URL("../../package.json", folder), "utf8"),
).version;
const dumps = (await readdir(folder)).filter((name) => name.endsWith(".backup")).sort();

it.each(dumps)(
  "the month of orders of %s comes over into this version, and its books agree",
  async (name) => {
    const { database, drop } = await createTestDatabase(databaseKind(), { demo: false });
    try {
      // A database in which nothing has run: the migrations of the old version come first, then its rows, then the others.
      await database.pool.query(
        "drop schema public cascade; create schema public; drop schema if exists pgboss cascade",
        [],
      );
      const queue = () => startJobs(database, pino({ level: "silent" }), { onlyEnqueues: true });
      const { rows } = await loadBackup(database, queue, readBackupFile(new URL(name, folder).pathname));
      expect(rows).toBeGreaterThan(1_000);
      const { rows: applied } = await database.pool.query("select name from schema_migrations order by name");
      expect(applied.map(({ name }) => name)).toEqual(await listMigrations());
      // The switch for one language became a list, and the orders keep their languages.
      const { settings } = await readStoredSettings(database.db);
      expect(settings.languages).toEqual(["de"]);
      // Kits that were ordered and not sent were packed ahead, and stay so.
      const undispatched = await database.pool.query(
        `select coalesce(part.taken_from, 'no parts') as taken_from, count(distinct line.order_line_id)::int as kits
          from order_lines line join orders using (order_id) left join order_line_parts part using (order_line_id)
          where line.is_swag and status in ('Order Requested', 'Payment Link Sent', 'Order Confirmed') group by 1`,
        [],
      );
      expect(undispatched.rows.map(({ taken_from }) => taken_from)).toEqual(["packed"]);
      expect((await database.db.selectFrom("kits").select("takes_stock").execute())[0]).toEqual({
        takes_stock: "packed",
      });
      expect((await checkBooks(database.db, new Date())).broken).toEqual([]);
      expect((await verifyAudit(database.db)).fault).toBeUndefined();
    } finally {
      await drop();
    }
  },
);

it("there is a month of orders of each released version since 0.3.0", () => {
  const changelog = readFileSync(new URL("../../CHANGELOG.md", folder), "utf8");
  const versions = [...changelog.matchAll(/^## \[(\d+)\.(\d+)\.(\d+)\]/gm)]
    .map(([, major, minor, patch]) => [Number(major), Number(minor), Number(patch)] as const)
    .filter(([major, minor]) => major > 0 || minor >= 3)
    .map((version) => `${version.join(".")}.backup`);
  expect(dumps).toEqual(versions.sort());
});

// Not a skipped test: a skip counts as a failure where everything must run.
if (process.env.UPGRADE_DUMP === "write")
  it(
    "writes the month of orders of this version",
    () => writeDump(new URL(`${versionOfProgram}.backup`, folder).pathname),
    1_800_000,
  );
