import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DatabaseProxy, startDatabaseProxy } from "../support/database-proxy.ts";
import { createTestDatabase, type TestDatabase } from "../support/databases.ts";
import { orderNumbers, startOrders } from "../support/order-load.ts";
import { shopRequests } from "../support/shop-requests.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const TIMEOUT_MS = 300_000;
const LISTENERS =
  "select 1 from pg_stat_activity where datname = current_database() and application_name = $1";

interface Slowness {
  /** How much later everything arrives, each way. */
  readonly delayMs: number;
  readonly seconds: number;
  /** Customers who order at the same time. */
  readonly lanes: number;
  readonly readiness: number;
}
const short: Slowness = { delayMs: 200, seconds: 2, lanes: 2, readiness: 200 };
const long: readonly Slowness[] = [
  { delayMs: 200, seconds: 30, lanes: 20, readiness: 200 },
  // A balancer that waits two seconds sees the same, and leads requests to another process.
  { delayMs: 2_000, seconds: 60, lanes: 20, readiness: 503 },
];

describe("a slow database", () => {
  let folder: string;
  let test: TestDatabase;
  let proxy: DatabaseProxy;
  let store: StoreProcess;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "kitstore-slow-"));
    test = await createTestDatabase("postgres");
    proxy = await startDatabaseProxy(test.url ?? "");
    store = await startStoreProcess({ DATABASE_URL: proxy.url, DATA_DIR: folder });
  }, TIMEOUT_MS);
  afterEach(async () => {
    store?.kill("SIGKILL");
    await store?.ended;
    await proxy?.stop();
    await test?.drop();
    await rm(folder, { recursive: true, force: true });
  }, TIMEOUT_MS);

  it.each(process.env.DRILLS === "long" ? long : [short])(
    "($delayMs ms each way) leaves pages open, places every order once, and is forgotten when it is quick again",
    async ({ delayMs, seconds, lanes, readiness }) => {
      const { get, addAsGuest } = shopRequests(store.url);
      expect((await addAsGuest()).status).toBe(200);
      proxy.delay(delayMs);
      const load = startOrders(store.url, lanes);
      const pageMs: number[] = [];
      for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(20)) {
        const startedAt = performance.now();
        expect((await get("/")).status).toBe(200);
        expect((await get("/api/Product/42")).status).toBe(200);
        pageMs.push(performance.now() - startedAt);
      }
      expect((await get("/readyz")).status).toBe(readiness);
      proxy.delay(0);
      await expect.poll(async () => (await get("/readyz")).status).toBe(200);
      await load.stop();
      expect((await addAsGuest()).status).toBe(200);

      expect(await orderNumbers(test.database.pool)).toEqual([...load.acknowledged].sort());
      const listeners = async () => (await test.database.pool.query(LISTENERS, ["kitstore-listen"])).rowCount;
      await expect.poll(listeners).toBe(1);
      if (lanes > short.lanes) {
        const slowest = pageMs.sort((a, b) => a - b).at(Math.floor(pageMs.length * 0.99)) ?? 0;
        process.stdout.write(
          `${delayMs} ms each way: ${pageMs.length} pairs of pages, 99 of 100 in ${Math.round(slowest)} ms; ${load.acknowledged.size} orders; responses ${JSON.stringify([...load.statuses])}\n`,
        );
      }
    },
    TIMEOUT_MS,
  );
});
