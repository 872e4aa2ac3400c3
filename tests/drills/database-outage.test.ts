import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasOwnPostgres, type OwnPostgresServer, startOwnPostgres } from "../support/postgres-server.ts";
import { newSessionId } from "../support/store.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const TIMEOUT_MS = 300_000;
const isLong = process.env.DRILLS === "long";
/** `npm run drills` also takes the long ones; npm test has no time for them, and says nothing about time and memory. */
const outagesInSeconds = isLong ? [5, 15, 60] : [5];
const WORKERS = 2;
const POOL_SIZE = 4;
/** The connections that each process may have open, by their name in pg_stat_activity. */
const MAX_CONNECTIONS: Readonly<Record<string, number>> = {
  kitstore: POOL_SIZE,
  "kitstore-jobs": 3,
  "kitstore-ready": 1,
  "kitstore-plans": 1,
  "kitstore-listen": 1,
};
/** A write is refused at once, and does not wait for the time limit of a connection (5 s). */
const MAX_REFUSAL_MS = 4_000;
const READY_MS = isLong ? 5_000 : 120_000;
/** What the processes together may hold more than before: the garbage of a minute, not of connections that are left behind. */
const MAX_MORE_MEGABYTES = 100;

describe.skipIf(!(await hasOwnPostgres()))("an outage of PostgreSQL", () => {
  let postgres: OwnPostgresServer;
  let folder: string;
  let store: StoreProcess;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    folder = await mkdtemp(join(tmpdir(), "kitstore-outage-"));
    store = await startStoreProcess({
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      WORKERS: String(WORKERS),
      POOL_SIZE: String(POOL_SIZE),
    });
  }, TIMEOUT_MS);
  afterAll(async () => {
    store?.kill("SIGTERM");
    await store?.ended;
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }, TIMEOUT_MS);

  const get = (path: string) => fetch(`${store.url}${path}`, { headers: { connection: "close" } });
  const addToCart = async () => {
    const product = (await (await get("/api/Product/42")).json()) as { productDetails: { id: number }[] };
    const productDetailsId = product.productDetails[0]?.id;
    const body = { sessionId: newSessionId(), productId: 42, productDetailsId, size: "", qty: 1 };
    const headers = { "content-type": "application/json", connection: "close" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const { status, headers: received } = await fetch(`${store.url}/api/ShoppingCart/Add/`, init);
    return `${status} ${received.get("retry-after") ?? ""}`.trim();
  };
  /** Those of the store, by name. */
  const connections = async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const sql = `select application_name as name, count(*)::int as n from pg_stat_activity
      where application_name like 'kitstore%' group by 1`;
    const { rows } = await client.query<{ name: string; n: number }>(sql);
    await client.end();
    return new Map(rows.map(({ name, n }) => [name, n]));
  };
  const listeners = async () => (await connections()).get("kitstore-listen");
  const tooManyConnections = async () =>
    [...(await connections())].filter(([name, n]) => n > WORKERS * (MAX_CONNECTIONS[name] ?? 0));
  /** The processes take turns with requests, so that each of them is asked. */
  const areAllReady = async () => {
    const responses = await Promise.all(Array.from({ length: 2 * WORKERS }, () => get("/readyz")));
    return responses.every(({ status }) => status === 200);
  };
  const residentMegabytes = async () => {
    const metrics = await (await get("/metrics")).text();
    const [, bytes] = /^kitstore_process_resident_memory_bytes (\S+)$/m.exec(metrics) ?? [];
    return Math.round(Number(bytes) / 1024 / 1024);
  };
  /** A process that died and was forked again has started later. */
  const startTimes = async () => {
    const metrics = await (await get("/metrics")).text();
    return metrics.match(/^kitstore_worker_start_time_seconds\{.*/gm)?.toSorted();
  };

  it.each(outagesInSeconds)(
    "of %i s ends no process, keeps pages open and leaves one listener for each process",
    async (seconds) => {
      expect(await addToCart()).toBe("200");
      expect(await listeners()).toBe(WORKERS);
      const before = await startTimes();
      expect(before).toHaveLength(WORKERS);

      let isLoaded = true;
      const statuses = new Set<string>();
      let slowestRefusalMs = 0;
      const load = async () => {
        while (isLoaded) {
          const sentAt = Date.now();
          const status = await addToCart();
          statuses.add(status);
          if (status !== "200") slowestRefusalMs = Math.max(slowestRefusalMs, Date.now() - sentAt);
          await pause(50);
        }
      };
      const lanes = [load(), load()];
      if (isLong) await pause(5_000); // memory of a process that works
      const megabytes = await residentMegabytes();
      await postgres.shutDown();
      for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(500))
        expect((await get("/")).status).toBe(200);
      expect(await (await get("/metrics")).text()).toMatch(/^kitstore_database_up 0$/m);
      expect(await areAllReady()).toBe(false);
      await postgres.startAgain();
      const backAt = Date.now();

      await expect.poll(areAllReady, { timeout: READY_MS }).toBe(true);
      const readyMs = Date.now() - backAt;
      await expect.poll(addToCart).toBe("200");
      const orderableMs = Date.now() - backAt;
      await expect.poll(listeners).toBe(WORKERS);
      expect(await tooManyConnections()).toEqual([]);
      isLoaded = false;
      await Promise.all(lanes);
      expect(statuses).toEqual(new Set(["200", "503 5"])); // each refusal says when to try again
      // Time enough for each of the doubling attempts of the old listener to show.
      await pause(3_000);
      expect(await listeners()).toBe(WORKERS);
      expect(await tooManyConnections()).toEqual([]);
      expect(await startTimes()).toEqual(before);
      const after = await residentMegabytes();
      process.stdout.write(
        `PostgreSQL away for ${seconds} s: ready ${readyMs} ms after it was back, first cart ${orderableMs} ms, slowest refusal ${slowestRefusalMs} ms, ${megabytes} MB resident before and ${after} MB after\n`,
      );
      if (!isLong) return;
      expect(after).toBeLessThanOrEqual(megabytes + MAX_MORE_MEGABYTES);
      expect(slowestRefusalMs).toBeLessThanOrEqual(MAX_REFUSAL_MS);
    },
    TIMEOUT_MS,
  );
});
