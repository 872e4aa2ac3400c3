import { execFileSync } from "node:child_process";
import { appendFile, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterEach, expect, it } from "vitest";
import { freePort } from "../../src/platform/process/free-port.ts";
import { startListening } from "../support/listening-program.ts";
import { orderNumbers, startOrders } from "../support/order-load.ts";
import { baseAndWal, pgBackRest } from "../support/point-in-time.ts";
import { findPrograms, unprivileged } from "../support/postgres-server.ts";
import { runStoreProcess, startStoreProcess } from "../support/store-process.ts";
import { claimRunFolder } from "../support/test-run.ts";

const CAN_TAKE_MS = 300_000;
const LANES = 2;
const ORDERS_EACH = 10;

let home = "";
let removeRunFolder: (() => Promise<void>) | undefined;
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
  await removeRunFolder?.();
  if (home) await rm(home, { recursive: true, force: true });
}, CAN_TAKE_MS);

/** The runbook of docs/running.md: restored to a moment. */
it.each([
  ["base backup and WAL", baseAndWal],
  ["pgBackRest", pgBackRest],
] as const)(
  "by %s a database is restored to the moment before a wrong delete, with every order of before, and its books agree",
  async (name, prepare) => {
    const programs = await findPrograms();
    if (!programs) throw new Error("No PostgreSQL: this drill needs its server.");
    home = await mkdtemp(join(tmpdir(), "kitstore-moment-"));
    const run = await claimRunFolder();
    removeRunFolder = run.remove;
    const owner = process.getuid?.() === 0 ? unprivileged() : undefined;
    if (owner) await chown(run.path, owner.uid, owner.gid);
    const call = (program: string, ...args: string[]) =>
      execFileSync(join(programs, program), args, { ...owner, cwd: run.path, stdio: "pipe" });
    const way = await prepare({ programs, folder: run.path, owner });
    const open = async (data: string) => {
      const port = await freePort("127.0.0.1");
      const args = ["-D", data, "-p", String(port), "-k", run.path, "-c", "listen_addresses=127.0.0.1"];
      const { stop } = await startListening(join(programs, "postgres"), args, port, {}, owner);
      stops.push(stop);
      const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
      return { url, stop, pool: newPool(url) };
    };

    const main = join(run.path, "main");
    call("initdb", "-D", main, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8");
    await appendFile(join(main, "postgresql.conf"), way.settings);
    const before = await open(main);
    const settings = (url: string) => ({
      DATABASE_URL: url,
      DATA_DIR: join(home, "store"),
      LOG_LEVEL: "error",
    });
    const store = await startStoreProcess(settings(before.url));
    stops.push(async () => store.kill("SIGKILL"));
    const orders = startOrders(store.url, LANES);
    const untilMore = async () => {
      const enough = orders.acknowledged.size + ORDERS_EACH;
      await expect.poll(() => orders.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(enough);
    };
    await untilMore();
    way.takeBase(before.url);
    await untilMore();
    await orders.stop();
    const placed = await orderNumbers(before.pool);

    await pause(1_500); // the moment is given to the second
    const { rows } = await before.pool.query<{ moment: string }>("select now()::text as moment");
    const moment = rows[0]?.moment ?? "";
    await pause(1_500);
    // The ledger of an order refuses it, so somebody has switched that off.
    await before.pool.query(
      "begin; set local session_replication_role = replica; delete from orders; commit",
    );
    expect(await orderNumbers(before.pool)).toEqual([]);
    await before.pool.query("select pg_switch_wal()");
    store.kill("SIGTERM");
    await store.ended;
    await before.stop(); // what is not archived yet is of after the moment

    const restored = await way.restore(moment);
    const startedAt = performance.now();
    const after = await open(restored);
    await expect.poll(() => isOpenForWrites(after.pool)).toBe(true);
    const seconds = Math.ceil((performance.now() - startedAt) / 1_000);
    expect(await orderNumbers(after.pool)).toEqual(placed);
    const books = await runStoreProcess(settings(after.url), "check-books.ts");
    expect(books.code, books.output).toBe(0);
    process.stdout.write(
      `Restored to ${moment}: ${placed.length} orders, none lost, within ${seconds} s by ${name}\n`,
    );
    // A store goes on with it.
    const again = await startStoreProcess(settings(after.url));
    stops.push(async () => again.kill("SIGKILL"));
    const more = startOrders(again.url, LANES);
    await expect.poll(() => more.acknowledged.size).toBeGreaterThan(LANES);
    await more.stop();
  },
  CAN_TAKE_MS,
);

function newPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => undefined); // its server is stopped before it
  stops.push(() => pool.end());
  return pool;
}

const isOpenForWrites = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ is: boolean }>("select not pg_is_in_recovery() as is").catch(() => ({
    rows: [{ is: false }],
  }));
  return rows[0]?.is ?? false;
};
