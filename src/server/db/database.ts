import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { lockFolder } from "./folder-lock.ts";
import { nameStatements } from "./named-statements.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly kind: "embedded" | "postgres";
  /** Calls back when a transaction that notifies `channel` has committed, and after each reconnection. */
  listen(channel: string, onNotification: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`; undefined opens the embedded database in `folder`. */
  readonly url: string | undefined;
  readonly folder: string;
  readonly poolSize?: number;
}

const types = new pg.TypeOverrides();
const asNumber = (text: string) => Number(text);
types.setTypeParser(pg.types.builtins.INT8, asNumber);
types.setTypeParser(pg.types.builtins.NUMERIC, asNumber);
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

/** Opens PostgreSQL, or the embedded one (PGlite, one process, its folder locked). Throws FolderInUse when it is taken. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openPostgres(options.url, options.poolSize ?? 10) : openEmbedded(options.folder);
}

async function openPostgres(url: string, poolSize: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "kitstore",
  });
  // The pool replaces a connection that breaks. A query under way on it rejects by itself; without these two listeners the
  // connection's own `error` event would end the process at each restart of the database.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const { listenOnPostgres } = await import("./listen-notify.ts");
  return {
    ...wrap(pool),
    kind: "postgres",
    listen: (channel, onNotification) => listenOnPostgres(url, channel, onNotification),
    close: () => pool.end(),
  };
}

async function openEmbedded(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const { PGlite } = await import("@electric-sql/pglite");
    const lite = await PGlite.create({ dataDir: join(folder, "postgres") });
    return await fromPGlite(lite, unlock);
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
  const { poolSize, ...config } = createPgConfig(lite);
  const pool = new pg.Pool({ ...config, max: poolSize, types });
  return {
    ...wrap(pool),
    kind: "embedded",
    listen: (channel, onNotification) => lite.listen(channel, onNotification),
    async close() {
      await pool.end();
      await lite.close();
      await afterClose();
    },
  };
}

function wrap(pool: pg.Pool) {
  pool.on("connect", nameStatements);
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
