import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/platform/db/database.ts";
import { freePort } from "../../src/platform/process/free-port.ts";
import { abuseCauses } from "../support/abuse-causes.ts";
import type { AlertedStore } from "../support/alerted-store.ts";
import { startDatabaseProxy } from "../support/database-proxy.ts";
import { openInbox } from "../support/inbox.ts";
import { outageCauses } from "../support/outage-causes.ts";
import { startOwnPostgres } from "../support/postgres-server.ts";
import { alertNames, checkFiles, hasPrometheus, startPrometheus } from "../support/prometheus.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const CAN_TAKE_MS = 600_000;
/** Windows of a minute must pass. */
const FIRES_MS = 90_000;
const alertCauses = [...abuseCauses, ...outageCauses];
const POLL = { timeout: FIRES_MS, interval: 500 };

if (!hasPrometheus())
  process.stdout.write(
    "No Prometheus: the drill of the alert rules is left out (Debian: apt-get install prometheus).\n",
  );

describe.skipIf(!hasPrometheus())("the alert rules, in Prometheus", () => {
  let store: AlertedStore;
  let prometheus: Awaited<ReturnType<typeof startPrometheus>>;
  const stops: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), "kitstore-alerts-"));
    stops.push(() => rm(folder, { recursive: true, force: true }));
    const postgres = await startOwnPostgres();
    stops.push(() => postgres.stop());
    const proxy = await startDatabaseProxy(postgres.url);
    stops.push(() => proxy.stop());
    const inbox = await openInbox();
    stops.push(() => inbox.close());
    const port = await freePort("127.0.0.1");
    let running: StoreProcess;
    const startStore = async () => {
      running = await startStoreProcess({
        PORT: String(port),
        DATABASE_URL: proxy.url,
        DATA_DIR: join(folder, "data"),
        SMTP_URL: inbox.url,
        WORKERS: "2",
        POOL_SIZE: "4",
      });
    };
    const stopStore = async () => {
      running.kill("SIGTERM");
      await running.ended;
    };
    await startStore();
    stops.push(stopStore);
    const url = `http://127.0.0.1:${port}`;
    const database = await openDatabase({ url: postgres.url, folder });
    stops.push(() => database.close());
    const workers = async () => {
      const metrics = await (await fetch(`${url}/metrics`, { headers: { connection: "close" } })).text();
      return [...metrics.matchAll(/^kitstore_worker_start_time_seconds\{pid="(\d+)"/gm)].map(([, pid]) =>
        Number(pid),
      );
    };
    store = { url, postgres, proxy, database, inbox, workers, startStore, stopStore };
    prometheus = await startPrometheus(url, folder);
    stops.push(() => prometheus.stop());
  }, CAN_TAKE_MS);
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  }, CAN_TAKE_MS);

  it("are taken by promtool, and each has its cause here", () => {
    expect(checkFiles()).toMatch(/SUCCESS: \d+ rules found/);
    expect(alertCauses.flatMap(([alerts]) => alerts).sort()).toEqual(alertNames().sort());
  });

  it.each(alertCauses)(
    "%s",
    async (alerts, cause) => {
      await expect.poll(prometheus.firing, POLL).toEqual([]);
      const startedAt = Date.now();
      const end = await cause(store);
      const fired = new Set<string>();
      const missing = async () => {
        for (const name of await prometheus.firing()) fired.add(name);
        return alerts.filter((name) => !fired.has(name));
      };
      await expect.poll(missing, POLL).toEqual([]);
      const firedMs = Date.now() - startedAt;
      await end?.();
      await expect.poll(prometheus.firing, POLL).toEqual([]);
      process.stdout.write(
        `${alerts.join(", ")}: fired within ${firedMs} ms of the cause's start, ended ${Date.now() - startedAt - firedMs} ms later; fired: ${[...fired].sort().join(", ")}\n`,
      );
    },
    CAN_TAKE_MS,
  );
});
