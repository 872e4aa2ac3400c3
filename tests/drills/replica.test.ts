import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "../../src/contract/client.ts";
import { openDatabase } from "../../src/platform/db/database.ts";
import { readReplicaLag, replicaReader } from "../../src/platform/db/replica.ts";
import { type DatabaseProxy, startDatabaseProxy } from "../support/database-proxy.ts";
import { createTestDatabase, type TestDatabase } from "../support/databases.ts";
import { startOwnPostgres } from "../support/postgres-server.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

/** That is old enough here. */
const SHORT = { maxLagSeconds: 1, lagAgeMs: 0, awayMs: 0 };
const CAN_TAKE_MS = 300_000;
const admin = { ADMIN_EMAIL: "replica@ledgerline.example", ADMIN_PASSWORD: "a drill for a replica" };

/** The replica is a database of its own here, so that it shows which one was read: nothing of the store's is in it. */
describe("a store with DATABASE_READ_URL", () => {
  let folder: string;
  let main: TestDatabase;
  let replica: TestDatabase;
  let proxy: DatabaseProxy;
  let store: StoreProcess;
  let call: Client["call"];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "kitstore-replica-"));
    main = await createTestDatabase("postgres");
    replica = await createTestDatabase("postgres");
    proxy = await startDatabaseProxy(replica.url ?? "");
    const databases = { DATABASE_URL: main.url ?? "", DATABASE_READ_URL: proxy.url };
    store = await startStoreProcess({ ...databases, ...admin, DATA_DIR: folder });
    const body = { userName: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
    const { token } = await createClient({ baseUrl: store.url }).call("POST /api/accounts/login", { body });
    ({ call } = createClient({ baseUrl: store.url, token: () => token }));
  }, CAN_TAKE_MS);
  afterAll(async () => {
    store?.kill("SIGKILL");
    await store?.ended;
    await proxy?.stop();
    await main?.drop();
    await replica?.drop();
    await rm(folder, { recursive: true, force: true });
  }, CAN_TAKE_MS);

  const auditCount = async (test: TestDatabase) =>
    (await sql<{ count: number }>`select count(*) from audit_rows`.execute(test.database.db)).rows[0]?.count;
  const listedAudit = async () =>
    (await call("GET /api/admin/audit", { query: { page: 1, perPage: 10, sort: "at", order: "desc" } }))
      .total;
  const readReports = async () => {
    const params = { month: "2026-11" };
    await call("GET /api/admin/dashboard", {});
    await call("GET /api/admin/months/{month}", { params });
    await call("GET /api/admin/months/{month}/sales", { params });
    await call("GET /api/admin/months/{month}/money", { params });
    await call("GET /api/admin/months/{month}/open-orders", { params });
    await call("GET /api/admin/invoices/summary", { query: params });
  };

  it(
    "reads audit, overview and reports from there, and from the database itself while the replica is away or silent",
    async () => {
      const params = { productId: 1 };
      const { version } = await call("GET /api/admin/products/{productId}", { params });
      await call("POST /api/admin/products/{productId}/withdraw", { params, body: { version } });
      const [ofMain, ofReplica] = [await auditCount(main), await auditCount(replica)];
      expect(ofMain).toBeGreaterThan(ofReplica ?? 0);
      expect(await listedAudit()).toBe(ofReplica);
      await readReports();
      proxy.silence();
      expect(await listedAudit()).toBeGreaterThanOrEqual(ofMain ?? 0);
      await readReports();
      await proxy.stop();
      expect(await listedAudit()).toBeGreaterThanOrEqual(ofMain ?? 0);
      await readReports();
    },
    CAN_TAKE_MS,
  );
});

describe("a replica that is behind", () => {
  const stops: (() => Promise<unknown>)[] = [];
  const openTest = async (url: string) => {
    const database = await openDatabase({ url, folder: tmpdir() });
    stops.push(database.close);
    return database.db;
  };
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
  }, CAN_TAKE_MS);

  it(
    "is not read: not while it replays nothing, nor while it is parted; one that is up to date is, however long nobody writes",
    async () => {
      const primary = await startOwnPostgres();
      stops.push(primary.stop);
      const standby = await primary.addStandby({ isAwaited: false });
      stops.push(standby.stop);
      const [main, replica] = [await openTest(primary.url), await openTest(standby.url)];
      const warnings: string[] = [];
      const fromReplica = replicaReader(replica, main, (error) => warnings.push(String(error)), SHORT);
      const isReplica = () =>
        fromReplica(
          async (db) =>
            (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]?.is,
        );
      await sql`create table written (at timestamptz)`.execute(main);
      const write = () => sql`insert into written values (now())`.execute(main);
      await expect.poll(isReplica).toBe(true);
      await pause(2_500); // nobody writes
      expect(await isReplica()).toBe(true);

      await sql`select pg_wal_replay_pause()`.execute(replica);
      await write();
      await expect.poll(isReplica).toBe(false);
      expect(warnings.at(-1)).toMatch(/The replica is \d+ s behind/);
      await sql`select pg_wal_replay_resume()`.execute(replica);
      await write();
      await expect.poll(isReplica).toBe(true);

      await primary.shutDown();
      await expect.poll(() => readReplicaLag(replica)).toBeGreaterThan(1);
      await primary.startAgain();
      await write();
      await expect.poll(isReplica).toBe(true);
    },
    CAN_TAKE_MS,
  );
});
