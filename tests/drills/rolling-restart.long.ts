import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { freePort } from "../../src/platform/process/free-port.ts";
import { CHECK_EVERY_MS, startHaproxy } from "../support/balancers.ts";
import { createTestDatabase } from "../support/databases.ts";
import { orderNumbers, startOrders } from "../support/order-load.ts";
import { shopRequests } from "../support/shop-requests.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const TIMEOUT_MS = 600_000;
const LANES = 4;
const ROUNDS = 3;
/** More than the interval of the balancer's checks, as docs/running.md asks. */
const DRAIN_SECONDS = 3;

const stores = new Map<number, StoreProcess>();
let balancer: Awaited<ReturnType<typeof startHaproxy>> | undefined;
let folder = "";

afterAll(async () => {
  await balancer?.stop();
  for (const store of stores.values()) {
    store.kill("SIGKILL");
    await store.ended;
  }
  if (folder) await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

it(
  "two stores behind HAProxy are restarted one after the other, and no request fails",
  async () => {
    const test = await createTestDatabase("postgres");
    folder = await mkdtemp(join(tmpdir(), "kitstore-rolling-"));
    const start = async (port: number) =>
      stores.set(
        port,
        await startStoreProcess({
          DATABASE_URL: test.url ?? "",
          DATA_DIR: join(folder, String(port)),
          PORT: String(port),
          DRAIN_SECONDS: String(DRAIN_SECONDS),
          TRUST_PROXY: "loopback",
          // A store behind a proxy is public.
          DEMO: "public",
          SECRET_KEY: "0123456789abcdef0123456789abcdef",
        }),
      );
    for (const port of [await freePort("127.0.0.1"), await freePort("127.0.0.1")]) await start(port);
    balancer = await startHaproxy([...stores.values()].map(({ url }) => url));
    const { get } = shopRequests(balancer.url);
    await expect.poll(async () => (await get("/readyz")).status).toBe(200);
    await pause(2 * CHECK_EVERY_MS);

    const orders = startOrders(balancer.url, LANES);
    const pages: number[] = [];
    let isOver = false;
    const read = async () => {
      for (; !isOver; await pause(20)) pages.push((await get("/everyday-mug")).status);
    };
    const reading = Promise.all([read(), read()]);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const port of [...stores.keys()]) {
        const store = stores.get(port);
        store?.kill("SIGTERM");
        expect(await store?.ended).toBe(0);
        await start(port);
        const direct = shopRequests(`http://127.0.0.1:${port}`);
        await expect.poll(async () => (await direct.get("/readyz")).status).toBe(200);
        await pause(4 * CHECK_EVERY_MS); // the balancer has seen it too
      }
    isOver = true;
    await Promise.all([reading, orders.stop()]);
    expect([...orders.statuses.keys()]).toEqual([200]);
    expect([...new Set(pages)]).toEqual([200]);
    expect(await orderNumbers(test.database.pool)).toEqual([...orders.acknowledged].sort());
    process.stdout.write(
      `Rolling restart: ${2 * ROUNDS} restarts, ${pages.length} pages and ${orders.statuses.get(200)} requests of ${orders.acknowledged.size} orders, none failed\n`,
    );
    await test.drop();
  },
  TIMEOUT_MS,
);
