import pg from "pg";
import { databaseServers } from "./database-servers.ts";
import { StorePool } from "./store-client.ts";
import type { FindServer } from "./writable-server.ts";

/** Decimal and 64-bit columns are numbers, and days are texts. */
export const types = new pg.TypeOverrides();
const asNumber = (text: string) => Number(text);
types.setTypeParser(pg.types.builtins.INT8, asNumber);
types.setTypeParser(pg.types.builtins.NUMERIC, asNumber);
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

/**
 * No compilation of statements: PostgreSQL compiled a list of all products for 180 ms and then read it in 120. A URL with `options` of its own
 * replaces these.
 */
const PLANNER_OPTIONS = "-c jit=off";

/** How long anything may take on a connection, in milliseconds. 0: as long as it needs. */
interface ConnectionLimits {
  readonly lock_timeout: number;
  readonly statement_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
  /** Counted by the client: a server that went silent does not end its statements. */
  readonly query_timeout: number;
}

/** A request: nobody waits longer than this, and no request keeps others waiting longer. */
export const requestLimits: ConnectionLimits = {
  lock_timeout: 3_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 18_000,
};
/** Jobs and the queue's own upkeep may work for long, but not for ever on a connection that went silent. */
export const jobLimits: ConnectionLimits = {
  lock_timeout: 0,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 120_000,
  query_timeout: 300_000,
};
/** A replica: whoever it keeps waiting longer than this gets the answer of the database itself. */
export const replicaLimits: ConnectionLimits = {
  ...requestLimits,
  statement_timeout: 5_000,
  query_timeout: 6_000,
};
/** Readiness: a balancer asks every few seconds. */
export const readinessLimits: ConnectionLimits = {
  lock_timeout: 1_000,
  statement_timeout: 2_000,
  idle_in_transaction_session_timeout: 2_000,
  query_timeout: 2_000,
};
/** Migrations, and programs that an operator starts. */
export const noLimits: ConnectionLimits = {
  lock_timeout: 0,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  query_timeout: 0,
};

export interface PoolOptions {
  readonly url: string;
  readonly size: number;
  /** Name in pg_stat_activity. */
  readonly name: string;
  readonly limits: ConnectionLimits;
  /** PgBouncer takes no limits and options at the start of a connection; its own settings have them (docs/running.md). */
  readonly isBehindBouncer?: boolean;
  /** How long a request waits for a free connection, in milliseconds. */
  readonly waitMs?: number;
  /** For a URL with several servers. */
  readonly findServer?: FindServer | undefined;
  /** A connection that was not heard for so many milliseconds is asked whether it is still there. */
  readonly askAfterMs?: number;
}

/**
 * A pool that outlives restarts of its server. It replaces a connection that breaks or goes silent; a query under way on it
 * rejects.
 */
export function openPool({
  url,
  size,
  name,
  limits,
  isBehindBouncer = false,
  waitMs = 5_000,
  findServer,
  askAfterMs = 1_000,
}: PoolOptions): StorePool {
  const { query_timeout } = limits;
  const pool = new StorePool({
    connectionString: databaseServers(url)[0],
    findServer,
    askAfterMs,
    isNaming: !isBehindBouncer,
    max: size,
    types,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Several statements in one round trip (send-together.ts). With it pg also closes a connection that went silent.
    pipeline: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: name,
    ...(!isBehindBouncer && { options: PLANNER_OPTIONS }),
    ...Object.fromEntries(
      Object.entries(isBehindBouncer ? { query_timeout } : limits).filter(
        ([, milliseconds]) => milliseconds > 0,
      ),
    ),
  });
  // Without these two listeners a connection's own `error` event would end the process at each restart of the database.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
