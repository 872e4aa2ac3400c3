import pg from "pg";
import { databaseServers } from "./database-servers.ts";

const LOOK_MS = 4_000;
/** Connections that are opened together ask once. Afterwards another server may have taken over. */
const HOLDS_MS = 500;
/** PostgreSQL's code for a write on a server that only reads. */
const READ_ONLY = "25006";
const REFUSES_WRITES =
  "select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as refuses";

type Server = Pick<pg.Client, "host" | "port">;

/** Finds the server that takes writes. Rejects when there is none, in time. */
export type FindServer = () => Promise<Server>;

/**
 * For a `DATABASE_URL` with several servers, of which another may take over at any time; undefined for one with a single
 * server, where there is nothing to find. All servers are asked at once, so one that hangs keeps nobody waiting.
 */
export function writableServerOf(databaseUrl: string): FindServer | undefined {
  const servers = databaseServers(databaseUrl);
  if (servers.length === 1) return undefined;
  let found: Promise<Server> | undefined;
  return () => {
    if (found) return found;
    const looking = firstWritable(servers);
    found = looking;
    const forget = () => {
      setTimeout(() => {
        found = undefined;
      }, HOLDS_MS).unref();
    };
    looking.then(forget, forget);
    return looking;
  };
}

async function firstWritable(servers: readonly string[]): Promise<Server> {
  const looks = servers.map(requireWritable);
  try {
    return await Promise.any(looks);
  } catch (error) {
    const errors: readonly { code?: unknown }[] = error instanceof AggregateError ? error.errors : [];
    throw errors.find(({ code }) => code === READ_ONLY) ?? errors[0] ?? error;
  }
}

async function requireWritable(url: string): Promise<Server> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LOOK_MS,
    query_timeout: LOOK_MS,
    application_name: "kitstore-look",
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ refuses: boolean }>(REFUSES_WRITES);
    if (rows[0]?.refuses !== false)
      throw Object.assign(new Error("No server of DATABASE_URL takes writes"), { code: READ_ONLY });
    return { host: client.host, port: client.port };
  } finally {
    client.end().catch(() => undefined);
  }
}
