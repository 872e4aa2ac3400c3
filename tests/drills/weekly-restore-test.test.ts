import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readRestoreTest } from "../../src/app/backup/restore-test.ts";
import { createTestDatabase } from "../support/databases.ts";
import { runStoreProcess, runStoreUntil } from "../support/store-process.ts";

const CAN_TAKE_MS = 300_000;

let home: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "kitstore-weekly-"));
  await mkdir(join(home, "backups"));
  database = await createTestDatabase("postgres");
});
afterEach(async () => {
  await database.drop();
  await rm(home, { recursive: true, force: true });
});

const backups = () => join(home, "backups");
const env = (given: Record<string, string> = {}) => ({
  DATABASE_URL: database.url ?? "",
  DATA_DIR: join(home, "data"),
  ...given,
});

/** As the container beside the store: one backup, and the test of it; then it is stopped. */
async function oneDay(result: RegExp): Promise<void> {
  const command = ["daily-backups.ts", backups(), "3"];
  const { code, output } = await runStoreUntil(
    env({ RESTORE_TESTS: "on" }),
    command,
    /restored? (for a )?test/,
  );
  expect(code).toBe(0);
  expect(output.trim().split("\n")).toEqual([
    expect.stringMatching(/rows of \d+ tables/),
    expect.stringMatching(result),
  ]);
}

/** As if the newest backup were of the day before, so that the next one is due. */
async function aDayPasses(): Promise<void> {
  for (const name of (await readdir(backups())).filter((each) => each.endsWith(".backup"))) {
    const day = Date.parse(name.slice("kitstore-".length, "kitstore-2026-11-27".length)) - 86_400_000;
    const before = new Date(day).toISOString().slice(0, 10);
    await rename(join(backups(), name), join(backups(), name.replace(/\d{4}-\d\d-\d\d/, before)));
  }
}

const doctorLine = async () => {
  const { output } = await runStoreProcess(env(), ["doctor.ts", backups()]);
  return output.slice(output.search(/^.*restore test/m));
};

it(
  "the weekly job restores its backup and records it, the doctor says so, and a test that failed is made again with the next backup",
  async () => {
    await oneDay(/"level":"info".*rows restored for a test.*The books agree\./);
    expect(await readRestoreTest(backups())).toMatchObject({ fault: null });
    expect(await doctorLine()).toMatch(
      /restore test: 0 days ago: .*The audit chain holds\. The books agree\./,
    );
    expect((await readdir(backups())).sort()).toEqual([
      expect.stringMatching(/\.backup$/),
      "restore-test.json",
    ]);

    // Somebody changes a stock past the rules of the store.
    const { pool } = database.database;
    const changeStock = (pieces: number) =>
      pool.query(
        `set session_replication_role = replica; update product_variants set stock = stock + ${pieces}
         where variant_id = (select min(variant_id) from product_variants where stock is not null); set session_replication_role = origin`,
      );
    await changeStock(1);
    await aDayPasses();
    await rm(join(backups(), "restore-test.json")); // as if the week were over
    await oneDay(/"level":"error".*the restore test failed\. The books do not agree: The stock of every SKU/);
    expect(await readRestoreTest(backups())).toMatchObject({
      fault: expect.stringMatching(/^The books do not/),
    });
    expect(await doctorLine()).toMatch(/^✗ restore test: .*the restore test failed\..*Take a new backup/s);

    await changeStock(-1);
    await aDayPasses();
    await oneDay(/The books agree\./); // the next day, not a week later
    expect(await doctorLine()).toMatch(/The books agree\./);
  },
  CAN_TAKE_MS,
);
