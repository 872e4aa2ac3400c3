import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasOwnPostgres, type OwnPostgresServer, startOwnPostgres } from "../support/postgres-server.ts";
import { newSessionId } from "../support/store.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const TIMEOUT_MS = 240_000;
/** `npm run drills` also takes the long ones; npm test has no time for them. */
const outagesInSeconds = process.env.DRILLS === "long" ? [5, 15, 60] : [5];
const WORKERS = 2;

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
    return (await fetch(`${store.url}/api/ShoppingCart/Add/`, init)).status;
  };
  const connections = async (name: string) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const sql = "select count(*)::int as n from pg_stat_activity where application_name = $1";
    const { rows } = await client.query<{ n: number }>(sql, [name]);
    await client.end();
    return rows[0]?.n;
  };
  /** A process that died and was forked again has started later. */
  const startTimes = async () => {
    const metrics = await (await get("/metrics")).text();
    return metrics.match(/^kitstore_worker_start_time_seconds\{.*/gm)?.toSorted();
  };

  it.each(outagesInSeconds)(
    "of %i s ends no process, keeps pages open and leaves one listener for each process",
    async (seconds) => {
      expect(await addToCart()).toBe(200);
      expect(await connections("kitstore-listen")).toBe(WORKERS);
      const before = await startTimes();
      expect(before).toHaveLength(WORKERS);

      let isLoaded = true;
      const statuses: number[] = [];
      const load = async () => {
        while (isLoaded) {
          statuses.push(await addToCart());
          await pause(50);
        }
      };
      const lanes = [load(), load()];
      await postgres.shutDown();
      for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(500))
        expect((await get("/")).status).toBe(200);
      expect(await (await get("/metrics")).text()).toMatch(/^kitstore_database_up 0$/m);
      await postgres.startAgain();

      await expect.poll(addToCart, { timeout: 30_000 }).toBe(200);
      await expect.poll(() => connections("kitstore-listen"), { timeout: 30_000 }).toBe(WORKERS);
      isLoaded = false;
      await Promise.all(lanes);
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      // Time enough for each of the doubling attempts of the old listener to show.
      await pause(3_000);
      expect(await connections("kitstore-listen")).toBe(WORKERS);
      expect(await startTimes()).toEqual(before);
    },
    TIMEOUT_MS,
  );
});
