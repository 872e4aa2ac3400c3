import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readBackupFile, writeBackupFile } from "../../src/app/backup/backup-file.ts";
import { dumpDatabase } from "../../src/app/backup/dump-database.ts";
import { loadBackup } from "../../src/app/backup/load-backup.ts";
import { checkBooks } from "../../src/backoffice/books/check-books.ts";
import type { MailId } from "../../src/contract/ids.ts";
import { verifyAudit } from "../../src/platform/audit/verify-audit.ts";
import type { Database } from "../../src/platform/db/database.ts";
import { startJobs } from "../../src/platform/jobs/jobs.ts";
import { createTestDatabase, databaseKind } from "../support/databases.ts";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { placeOrder } from "../support/place-order.ts";
import { redeemKit } from "../support/redeem-kit.ts";
import { newStaff } from "../support/staff.ts";

const load = (database: Database, lines: AsyncIterable<string>) =>
  loadBackup(database, () => startJobs(database, pino({ level: "silent" }), { onlyEnqueues: true }), lines);
/** Everything in the database but the time of the backup. */
const linesOf = async (database: Database): Promise<string[]> => {
  const lines = [];
  for await (const line of dumpDatabase(database.pool, new Date(0))) lines.push(line);
  return lines.sort();
};
const waitingJobs = async ({ db }: Database) =>
  (
    await sql<{
      jobs: number;
    }>`select count(*)::int as jobs from pgboss.job where name = 'mail.send'`.execute(db)
  ).rows[0]?.jobs;
const rowsOf = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('["job"'));

let folder = "";
const file = () => join(folder, "store.backup");
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kitstore-backup-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describeStore("a backup", (store) => {
  const database = () => store().services.database;

  it("taken while orders are placed is of one moment, and comes back whole", async () => {
    await redeemKit(store(), await newBuyer(store()));
    const { token } = await newStaff(store(), "support");
    const { orderNo } = await placeOrder(store());
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token,
      body: { from: "Order Requested", to: "Order Confirmed" },
    });
    // A mail that waits for tomorrow waits in the copy too.
    await database()
      .db.transaction()
      .execute((trx) =>
        store().services.jobs.enqueue(
          trx,
          "mail.send",
          { mailId: 1 as MailId },
          new Date(Date.now() + 86_400_000),
        ),
      );
    const ordering = Promise.all(Array.from({ length: 6 }, () => placeOrder(store())));
    const written = await writeBackupFile(file(), dumpDatabase(database().pool, new Date()));
    await ordering;
    expect(written.tables).toBeGreaterThan(70);
    const { database: target, drop } = await createTestDatabase(databaseKind(), { demo: false });
    try {
      expect(await load(target, readBackupFile(file()))).toEqual(written);
      expect((await checkBooks(target.db, new Date())).broken).toEqual([]);
      expect(await waitingJobs(target)).toBeGreaterThan(0);
      expect((await verifyAudit(target.db)).fault).toBeUndefined();
      const { rows } = await sql<{
        bytes: number;
      }>`select sum(length(bytes))::int as bytes from images`.execute(target.db);
      expect(rows[0]?.bytes).toBeGreaterThan(1_000_000);
    } finally {
      await drop();
    }
  });
});

describeStore(
  "a backup of a small store",
  (store) => {
    const database = () => store().services.database;
    beforeAll(() => newBuyer(store()));

    it("is the same from its copy as from itself, and new rows get new ids there", async () => {
      await writeBackupFile(file(), dumpDatabase(database().pool, new Date()));
      const { database: target, drop } = await createTestDatabase(databaseKind(), { demo: false });
      try {
        await load(target, readBackupFile(file()));
        expect(rowsOf(await linesOf(target))).toEqual(rowsOf(await linesOf(database())));
        const added = await target.db
          .insertInto("carts")
          .values({ session_hash: Buffer.alloc(32, 7) })
          .returning("cart_key")
          .executeTakeFirstOrThrow();
        const { rows } = await sql<{ newest: number }>`select max(cart_key) as newest from carts`.execute(
          database().db,
        );
        expect(added.cart_key).toBeGreaterThan(rows[0]?.newest ?? 0);
      } finally {
        await drop();
      }
    });

    it("is refused when it is damaged, cut off or foreign, and so is a database with data; nothing is written", async () => {
      await writeBackupFile(file(), dumpDatabase(database().pool, new Date()));
      const text = gunzipSync(await readFile(file())).toString("utf8");
      const lines = text.split("\n");
      const changedAt = lines.findIndex((line) => line.includes('"first_name":"Asha"'));
      const bad = {
        "no backup of Kitstore": '["other",{}]\n',
        "cut off": lines.slice(0, -4).join("\n"),
        "not those of the backup": lines
          .with(changedAt, lines[changedAt]?.replace("Asha", "Usha") ?? "")
          .join("\n"),
        "newer version": text.replace('"migrations":[', '"migrations":["9999_later.sql",'),
      };
      const { database: target, drop } = await createTestDatabase(databaseKind(), { demo: false });
      try {
        for (const [problem, content] of Object.entries(bad)) {
          await writeFile(join(folder, "bad.backup"), gzipSync(content));
          await expect(load(target, readBackupFile(join(folder, "bad.backup"))), problem).rejects.toThrow(
            problem,
          );
        }
        const whole = await readFile(file());
        const half = whole.subarray(0, whole.length / 2);
        await writeFile(join(folder, "bad.backup"), half);
        await expect(load(target, readBackupFile(join(folder, "bad.backup")))).rejects.toThrow(
          "bad.backup is cut off, damaged or no backup: unexpected end of file.",
        );
        await expect(load(target, readBackupFile(join(folder, "none.backup")))).rejects.toThrow(
          "no such file",
        );
        await load(target, readBackupFile(file()));
        await expect(load(target, readBackupFile(file()))).rejects.toThrow("is not empty");
      } finally {
        await drop();
      }
    });
  },
  { demo: false },
);
