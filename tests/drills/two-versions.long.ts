import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { listMigrations, migrate } from "../../src/platform/db/migrate.ts";
import { freePort } from "../../src/platform/process/free-port.ts";
import { CHECK_EVERY_MS, startHaproxy } from "../support/balancers.ts";
import { createTestDatabase, type TestDatabase } from "../support/databases.ts";
import { redeemKitAt } from "../support/kit-over-http.ts";
import { watchLocks } from "../support/lock-waits.ts";
import { type OrderLoad, orderNumbers, startOrders } from "../support/order-load.ts";
import { buildReleasedProgram, listUnreleased, restoreReleased } from "../support/released-program.ts";
import { shopRequests } from "../support/shop-requests.ts";
import { runStoreProcess, type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const CAN_TAKE_MS = 900_000;
const LANES = 3;
/** Orders of the old program on each state of the database that an upgrade goes through. */
const ORDERS_EACH = 2 * LANES;

/**
 * The released program and this one serve one database behind HAProxy, as while two machines are upgraded one after the other. The
 * old one is that of the history (support/released-program.ts); it goes on through every migration, on the month of orders that its
 * version left behind.
 */
describe("version N and N+1 on one database", () => {
  const stops: (() => Promise<unknown>)[] = [];
  const stores = new Map<number, StoreProcess>();
  let test: TestDatabase;
  let folder: string;
  let old: string;
  let ports: readonly number[];
  let shopUrl: string;

  const settings = (name: string) => ({
    DATABASE_URL: test.url ?? "",
    DATA_DIR: join(folder, name),
    SECRET_KEY: "0123456789abcdef0123456789abcdef",
    DEMO: "off",
    DRAIN_SECONDS: "3",
    LOG_LEVEL: "error",
  });
  const start = async (port: number, program?: string) => {
    const store = await startStoreProcess({ ...settings(String(port)), PORT: String(port) }, program);
    stores.set(port, store);
    await untilReady(store.url);
  };
  const startOld = (port: number) => start(port, join(old, "src/app/main.ts"));
  const end = async (port: number) => {
    const store = stores.get(port);
    store?.kill("SIGTERM");
    expect(await store?.ended).toBe(0);
  };

  beforeAll(async () => {
    old = await buildReleasedProgram();
    folder = await mkdtemp(join(tmpdir(), "kitstore-versions-"));
    stops.push(() => rm(folder, { recursive: true, force: true }));
    test = await createTestDatabase("postgres", { demo: false });
    stops.push(() => test.drop());
    await restoreReleased(test, old, join(folder, "restored"));
    ports = [await freePort("127.0.0.1"), await freePort("127.0.0.1")];
    stops.push(async () => {
      for (const store of stores.values()) {
        store.kill("SIGKILL");
        await store.ended;
      }
    });
    for (const port of ports) await startOld(port);
    const haproxy = await startHaproxy(ports.map((port) => `http://127.0.0.1:${port}`));
    stops.push(haproxy.stop);
    shopUrl = haproxy.url;
    await untilReady(shopUrl);
  }, CAN_TAKE_MS);
  afterEach(({ task }) => {
    if (task.result?.state !== "fail") return;
    for (const { output } of stores.values()) process.stdout.write(output());
  });
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
  }, CAN_TAKE_MS);

  it(
    "no request fails while each migration runs and the stores are replaced, and the books agree",
    async () => {
      const { pool } = test.database;
      const before = await orderNumbers(pool);
      const orders = startOrders(shopUrl, LANES);
      const kits: string[] = [];
      const withoutKits: string[] = [];
      const redeemKit = async (after: string) => {
        try {
          kits.push(await redeemKitAt(shopUrl, pool));
        } catch (error) {
          withoutKits.push(after);
          say(`No kit after ${after}: ${String(error)}`);
        }
      };
      const locks = watchLocks(pool);
      const released = new Set((await listMigrations()).filter((name) => !unreleased.includes(name)));
      for (const [at, name] of unreleased.entries()) {
        await moreOrders(orders);
        locks.startAgain();
        const startedAt = Date.now();
        await migrate(pool, new Set([...released, ...unreleased.slice(0, at + 1)]));
        const took = Date.now() - startedAt;
        await moreOrders(orders);
        await redeemKit(name);
        say(`${name}: ${took} ms; a request waited for a lock for ${locks.longestMs()} ms at most`);
      }
      for (const port of ports) {
        await end(port);
        await start(port);
        await moreOrders(orders);
      }
      await redeemKit("both stores were replaced");
      await Promise.all([locks.stop(), orders.stop()]);
      say(
        `${orders.acknowledged.size} orders and ${kits.length} kits; statuses ${JSON.stringify([...orders.statuses])}; ${orders.longestGapMs()} ms at most without a good response`,
      );
      // A 503 of a store must have Retry-After (support/order-load.ts); those of HAProxy itself are no store's.
      expect([...orders.statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(withoutKits).toEqual([]);
      expect(await orderNumbers(pool)).toEqual([...before, ...orders.acknowledged, ...kits].sort());
      const books = await runStoreProcess(settings("books"), "check-books.ts");
      expect(books.code, books.output).toBe(0);
    },
    CAN_TAKE_MS,
  );
});

const unreleased = await listUnreleased();
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function untilReady(url: string): Promise<void> {
  const { get } = shopRequests(url);
  while ((await get("/readyz")).status !== 200) await pause(50);
  await pause(4 * CHECK_EVERY_MS); // the balancer has seen it too
}

async function moreOrders({ acknowledged }: OrderLoad): Promise<void> {
  const enough = acknowledged.size + ORDERS_EACH;
  await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(enough);
}
