import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

const CONNECT_TIMEOUT_MS = 5_000;
const PROBE_EVERY_MS = 15_000;
const PROBE_TIMEOUT_MS = 5_000;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 5_000;

interface Connection {
  readonly client: pg.Client;
  /** Resolves when the connection is gone, for whatever reason. */
  readonly ended: Promise<void>;
}

/**
 * Listens on a connection of its own, one at any time. After a lost connection it connects again, with back-off, until it
 * succeeds or is stopped. A notification that was sent meanwhile is lost, so each reconnection calls `onNotification` too.
 * Throws when the first connect fails. Returns the function that stops it.
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  onNotification: () => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let connection = await connect(url, channel, onNotification);

  const keepListening = async () => {
    while (!stopping.signal.aborted) {
      await connection.ended;
      const next = await reconnect(() => connect(url, channel, onNotification), stopping.signal);
      if (!next) return;
      connection = next;
      onNotification();
    }
  };
  const running = keepListening();
  const probe = setInterval(() => {
    // A half-open connection never says that it ended. The probe's timeout does.
    connection.client.query("select 1").catch(() => connection.client.end().catch(() => undefined));
  }, PROBE_EVERY_MS);
  probe.unref();

  return async () => {
    stopping.abort();
    clearInterval(probe);
    await connection.client.end().catch(() => undefined);
    await running;
  };
}

async function connect(url: string, channel: string, onNotification: () => void): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
    keepAlive: true,
    application_name: "kitstore-listen",
  });
  const ended = new Promise<void>((resolve) => client.once("end", () => resolve()));
  client.on("error", () => undefined); // 'end' follows
  client.on("notification", onNotification);
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return { client, ended };
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
}

/** Tries one connect after the other, never two at a time; undefined when it was stopped. */
async function reconnect(
  attempt: () => Promise<Connection>,
  stopped: AbortSignal,
): Promise<Connection | undefined> {
  for (let delayMs = FIRST_DELAY_MS; !stopped.aborted; delayMs = Math.min(2 * delayMs, MAX_DELAY_MS)) {
    const jitter = 0.5 + Math.random() / 2; // so that the processes of a store do not come back in one moment
    await wait(delayMs * jitter, undefined, { signal: stopped }).catch(() => undefined);
    if (stopped.aborted) return undefined;
    const connection = await attempt().catch(() => undefined);
    if (!connection) continue;
    if (!stopped.aborted) return connection;
    await connection.client.end().catch(() => undefined);
  }
  return undefined;
}
