import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "../support/databases.ts";
import { orderNumbers, startOrders } from "../support/order-load.ts";
import { shopRequests } from "../support/shop-requests.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

/** `SOAK_MINUTES=60 npm run drills -- soak` runs an hour. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? "10");
const MINUTE_MS = 60_000;
const SAMPLE_EVERY_MS = 5_000;
const PAGES = ["/", "/everyday-mug", "/api/Product/42", "/api/HeaderMenu", "/?currency=USD", "/healthz"];
const SEARCHES = ["mug", "shirt", "bottle", "hoodie", "notebok", "kit"];

interface Memory {
  readonly residentMb: number;
  readonly heapMb: number;
}

let store: StoreProcess | undefined;
let folder = "";
afterAll(async () => {
  store?.kill("SIGTERM");
  await store?.ended;
  if (folder) await rm(folder, { recursive: true, force: true });
}, MINUTE_MS);

it(
  "memory stays flat under pages, searches, carts and orders",
  async () => {
    const test = await createTestDatabase("postgres");
    folder = await mkdtemp(join(tmpdir(), "kitstore-soak-"));
    store = await startStoreProcess({ DATABASE_URL: test.url ?? "", DATA_DIR: folder });
    const { get, addAsGuest } = shopRequests(store.url);
    const statuses = new Set<number>();
    let requests = 0;
    let isOver = false;
    const lane = async (next: (count: number) => ReturnType<typeof get>) => {
      for (let count = 0; !isOver; count += 1) {
        statuses.add((await next(count)).status);
        requests += 1;
        await pause(5);
      }
    };
    const lanes = Promise.all([
      lane((count) => get(PAGES[count % PAGES.length] ?? "/")),
      lane((count) => get(`/products/search?searchTerm=${SEARCHES[count % SEARCHES.length]}`)),
      lane(addAsGuest),
    ]);
    const orders = startOrders(store.url, 2);
    const samples: Memory[] = [];
    const startedAt = Date.now();
    for (let minute = 0; minute < MINUTES; ) {
      await pause(SAMPLE_EVERY_MS);
      const memory = memoryIn((await get("/metrics")).body);
      samples.push(memory);
      if (Date.now() - startedAt < (minute + 1) * MINUTE_MS) continue;
      minute += 1;
      const { residentMb, heapMb } = memory;
      process.stdout.write(`Minute ${minute}: ${residentMb} MB resident, ${heapMb} MB of heap in use\n`);
    }
    isOver = true;
    await Promise.all([lanes, orders.stop()]);
    process.stdout.write(`Soak: ${requests} requests, and ${orders.acknowledged.size} orders\n`);
    expect([...statuses]).toEqual([200]);
    expect([...orders.statuses.keys()]).toEqual([200]);
    expect(await orderNumbers(test.database.pool)).toEqual([...orders.acknowledged].sort());
    // The heap goes up and down between collections. What leaks does not come down again.
    const third = Math.floor(samples.length / 3);
    const middle = samples.slice(third, 2 * third);
    const last = samples.slice(2 * third);
    for (const figure of ["heapMb", "residentMb"] as const) {
      const lowestOfLast = Math.min(...last.map((each) => each[figure]));
      expect(lowestOfLast).toBeLessThanOrEqual(Math.max(...middle.map((each) => each[figure])));
    }
    await test.drop();
  },
  (MINUTES + 3) * MINUTE_MS,
);

function memoryIn(metrics: string): Memory {
  const megabytes = (name: string) => {
    const bytes = new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1];
    if (bytes === undefined) throw new Error(`/metrics has no ${name}`);
    return Math.round(Number(bytes) / 1024 / 1024);
  };
  return {
    residentMb: megabytes("kitstore_process_resident_memory_bytes"),
    heapMb: megabytes("kitstore_nodejs_heap_size_used_bytes"),
  };
}
