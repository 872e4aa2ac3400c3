import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startHaproxy, startPgBouncer } from "./balancers.ts";
import { clockAhead } from "./clock-ahead.ts";
import { type PatroniCluster, startPatroniCluster } from "./patroni-cluster.ts";
import { startS3Server } from "./s3-server.ts";
import { type StoreProcess, startStoreProcess } from "./store-process.ts";

export interface StoresOnCluster {
  readonly cluster: PatroniCluster;
  readonly stores: readonly StoreProcess[];
  readonly s3: Awaited<ReturnType<typeof startS3Server>>;
  /** Of HAProxy before the stores. */
  readonly url: string;
  /** What a command of kitstore needs for the same database. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Two stores behind HAProxy, with PgBouncer and HAProxy before three nodes of PostgreSQL under Patroni, and three of etcd. Fails where
 * one of these programs is missing (Debian: patroni, etcd-server, haproxy, pgbouncer, libfaketime, iptables). The clocks of one
 * store and of one node are 5 s ahead all the time. What was started is added to `stops`, also when a later part fails.
 */
export async function startStoresOnCluster(stops: (() => Promise<unknown>)[]): Promise<StoresOnCluster> {
  const folder = await mkdtemp(join(tmpdir(), "kitstore-patroni-"));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const cluster = await startPatroniCluster();
  stops.push(() => cluster.stop());
  await cluster.untilWhole();
  const bouncer = await startPgBouncer(cluster.url, folder);
  stops.push(bouncer.stop);
  const s3 = await startS3Server(folder);
  stops.push(s3.stop);
  const common = { OUTBOUND_TLS: "off", SECRET_KEY: "0123456789abcdef0123456789abcdef" };
  const start = (name: string, clock: Record<string, string> = {}) =>
    startStoreProcess({
      ...clock,
      ...s3.env,
      ...common,
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: cluster.url,
      DATABASE_READ_URL: cluster.replicaUrl,
      DATA_DIR: join(folder, name),
      LOG_LEVEL: "error",
    });
  const stores = [await start("a"), await start("b", clockAhead)];
  stops.push(async () => {
    for (const store of stores) {
      store.kill("SIGTERM");
      await store.ended;
    }
  });
  const haproxy = await startHaproxy(stores.map((store) => store.url));
  stops.push(haproxy.stop);
  const env = { ...common, DATABASE_URL: cluster.url, DATA_DIR: join(folder, "command") };
  return { cluster, stores, s3, url: haproxy.url, env };
}
