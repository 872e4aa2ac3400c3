import type { PGlite } from "@electric-sql/pglite";
import { type Kysely, PostgresDialect, type Transaction } from "kysely";
import type pg from "pg";
import { shareRun } from "../process/share-run.ts";
import { inspectDataFolder, openInFolder } from "./embedded-folder.ts";
import { type LockRequestHandler, lockFolder } from "./folder-lock.ts";
import { gatherMessages } from "./gather-messages.ts";
import type { OnNotification } from "./listen-notify.ts";
import {
  jobLimits,
  noLimits,
  openPool,
  readinessLimits,
  replicaLimits,
  requestLimits,
  types,
} from "./postgres-pools.ts";
import { type FromReplica, replicaReader } from "./replica.ts";
import { RetryingKysely } from "./retry-conflicts.ts";
import { PipelinedDialect } from "./send-together.ts";
import { StorePool } from "./store-client.ts";
import type { Tables } from "./tables.ts";
import { writableServerOf } from "./writable-server.ts";

const DEFAULT_POOL_SIZE = 10;
const JOBS_POOL_SIZE = 3;
const REPLICA_POOL_SIZE = 3;
/** A replica that takes longer is given up, and the database itself is read. */
const REPLICA_WAIT_MS = 1_000;

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface Connections {
  readonly db: Db;
  readonly pool: StorePool;
}

/** `db` and `pool` are for requests. */
export interface Database extends Connections {
  readonly kind: "embedded" | "postgres";
  /** How many connections requests have. */
  readonly poolSize: number;
  /** For jobs, so that neither takes the other's connections. The embedded database has one connection for all. */
  readonly jobs: Connections;
  /** For lists and reports that may be some seconds old. */
  readonly fromReplica: FromReplica;
  /** One connection with short limits, opened when it is needed, that asks PostgreSQL how it runs a statement. */
  readonly plans: pg.Pool;
  /**
   * Resolves when the database responds, by a connection that nothing else uses. Rejects when it does not in time. Checks at the
   * same moment share one statement.
   */
  checkConnection(): Promise<void>;
  /** Calls back when a transaction that notifies `channel` has committed, and after each reconnection. */
  listen(channel: string, onNotification: OnNotification): Promise<() => Promise<void>>;
  /** For programs that find the folder of the embedded database locked (`npm run backup`). */
  onLockRequest?(handler: LockRequestHandler): void;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`; undefined opens the embedded database in `folder`. */
  readonly url: string | undefined;
  /**
   * The same database without the PgBouncer to which `url` leads: for jobs, LISTEN and plans. Requests then use no named
   * statement and no setting of a session, because each of their transactions may be on another connection.
   */
  readonly directUrl?: string | undefined;
  /** A replica of the database, for reads that may be some seconds old. */
  readonly readUrl?: string | undefined;
  /** Called when the replica failed and the database itself was read. */
  readonly onReplicaAway?: (error: unknown) => void;
  readonly folder: string;
  /** Embedded: a commit waits for the disk, so that a power cut loses nothing. */
  readonly isSynced?: boolean;
  /** Connections for requests. */
  readonly poolSize?: number;
  /** Requests give up after some seconds (postgres-pools.ts). Migrations and an operator's programs do not. */
  readonly isLimited?: boolean;
  /** For programs that read an embedded database: they do not make one where there is none. */
  readonly mustExist?: boolean;
}

/**
 * Opens PostgreSQL, or the embedded one (PGlite, one process, its folder locked). Throws FolderInUseError when it is taken and
 * DataFolderError when its folder cannot be used.
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openPostgres(options.url, options) : openEmbedded(options);
}

async function openPostgres(
  url: string,
  {
    poolSize = DEFAULT_POOL_SIZE,
    isLimited = false,
    directUrl = url,
    readUrl,
    onReplicaAway = () => undefined,
  }: DatabaseOptions,
): Promise<Database> {
  const isBehindBouncer = directUrl !== url;
  const findServer = writableServerOf(url);
  const findDirect = isBehindBouncer ? writableServerOf(directUrl) : findServer;
  const pool = openPool({
    url,
    findServer,
    isBehindBouncer,
    size: poolSize,
    name: "kitstore",
    limits: isLimited ? requestLimits : noLimits,
  });
  const jobsPool = openPool({
    url: directUrl,
    findServer: findDirect,
    size: JOBS_POOL_SIZE,
    name: "kitstore-jobs",
    limits: jobLimits,
  });
  const readyPool = openPool({
    url,
    findServer,
    isBehindBouncer,
    size: 1,
    name: "kitstore-ready",
    limits: readinessLimits,
    waitMs: 2_000,
  });
  const plans = openPool({
    url: directUrl,
    size: 1,
    name: "kitstore-plans",
    limits: readinessLimits,
    waitMs: 2_000,
  });
  const replicaPool =
    readUrl === undefined
      ? undefined
      : openPool({
          url: readUrl,
          isBehindBouncer,
          size: REPLICA_POOL_SIZE,
          name: "kitstore-replica",
          limits: replicaLimits,
          waitMs: REPLICA_WAIT_MS,
        });
  const { openListener } = await import("./listen-notify.ts");
  const listener = openListener(directUrl, findDirect);
  const requests = wrapPipelined(pool);
  return {
    ...requests,
    fromReplica: replicaPool
      ? replicaReader(wrapPipelined(replicaPool).db, requests.db, onReplicaAway)
      : (read) => read(requests.db),
    jobs: wrap(jobsPool),
    plans,
    kind: "postgres",
    poolSize,
    checkConnection: sharedCheck(readyPool),
    listen: listener.listen,
    close: async () =>
      void (await Promise.all([
        pool.end(),
        replicaPool?.end(),
        jobsPool.end(),
        readyPool.end(),
        plans.end(),
        listener.close(),
      ])),
  };
}

/**
 * PostgreSQL keeps 128 MB for pages of its files, which WebAssembly never gives back. The operating system has the same files in
 * its own cache, so 8 MB do (docs/performance.md).
 */
const EMBEDDED_MEMORY = ["-c", "shared_buffers=8MB"];

async function openEmbedded({
  folder,
  isSynced = false,
  mustExist = false,
}: DatabaseOptions): Promise<Database> {
  await inspectDataFolder(folder, { mustExist });
  const { onRequest, unlock } = await lockFolder(folder);
  try {
    const { PGlite } = await import("@electric-sql/pglite");
    const startParams = [...PGlite.defaultStartParams, ...EMBEDDED_MEMORY];
    const lite = await openInFolder(folder, async (dataDir) =>
      PGlite.create(
        isSynced
          ? (await import("./synced-files.ts")).syncedOptions(dataDir, startParams)
          : { dataDir, startParams },
      ),
    );
    return { ...(await fromPGlite(lite, unlock)), onLockRequest: onRequest };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Wraps an opened PGlite: the same pool and SQL as PostgreSQL, one connection. */
export async function fromPGlite(
  lite: PGlite,
  afterClose: () => Promise<void> = async () => {},
): Promise<Database> {
  const { createPgConfig } = await import("@electric-sql/pglite/node-postgres");
  const { poolSize, ...config } = createPgConfig(gatherMessages(lite));
  const pool = new StorePool({ ...config, max: poolSize, types });
  const connections = wrap(pool);
  return {
    ...connections,
    fromReplica: (read) => read(connections.db),
    jobs: connections,
    plans: pool,
    kind: "embedded",
    poolSize,
    checkConnection: sharedCheck(pool),
    listen: (channel, onNotification) => lite.listen(channel, onNotification),
    async close() {
      await pool.end();
      await lite.close();
      await afterClose();
    },
  };
}

/** Checks at the same moment share one statement: else a flood of them queues for the one connection until it times out. */
function sharedCheck(pool: pg.Pool): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  return () => shareRun(running, "check", async () => void (await pool.query("select 1")));
}

const wrap = (pool: StorePool, dialect = new PostgresDialect({ pool })): Connections => ({
  pool,
  db: new RetryingKysely<Tables>({ dialect }),
});

const wrapPipelined = (pool: StorePool): Connections => wrap(pool, new PipelinedDialect({ pool }));
