import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { databaseServers } from "./database-servers.ts";
import { StoreClient } from "./store-client.ts";
import type { FindServer } from "./writable-server.ts";

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

interface Running {
  connection: Connection;
  stop(): Promise<void>;
}

/** The payload is undefined after a reconnection: notifications may have been lost. */
export type OnNotification = (payload: string | undefined) => void;

export interface Listener {
  /** Throws when the first connect fails. Returns the function that stops listening. */
  listen(channel: string, onNotification: OnNotification): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * Listens to all channels on one connection of its own, which it opens for the first of them. After a lost connection it
 * connects again, with back-off, until it succeeds or is closed. A notification that was sent meanwhile is lost, so each
 * reconnection calls every `onNotification` too.
 */
export function openListener(url: string, findServer?: FindServer): Listener {
  const listeners = new Map<string, Set<OnNotification>>();
  const onNotification = (channel: string, payload: string | undefined) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  };
  const connectAndListen = async () => {
    const connection = await connect(url, findServer, onNotification);
    try {
      for (const channel of listeners.keys()) await listenTo(connection, channel);
      return connection;
    } catch (error) {
      connection.client.end().catch(() => undefined);
      throw error;
    }
  };
  let starting: Promise<Running> | undefined;

  return {
    async listen(channel, listener) {
      starting ??= keepConnected(connectAndListen, () => {
        for (const channel of listeners.keys()) onNotification(channel, undefined);
      });
      const running = await starting.catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
      const ofChannel = listeners.get(channel) ?? new Set();
      listeners.set(channel, ofChannel.add(listener)); // first, so that a reconnection in this moment listens to it too
      await listenTo(running.connection, channel);
      return async () => void ofChannel.delete(listener);
    },
    async close() {
      await (await starting?.catch(() => undefined))?.stop();
    },
  };
}

async function keepConnected(open: () => Promise<Connection>, onReconnect: () => void): Promise<Running> {
  const stopping = new AbortController();
  const running: Running = { connection: await open(), stop };
  const finished = keepReconnecting();
  const probe = setInterval(() => {
    // A half-open connection never says that it ended. The probe's timeout does.
    const { client } = running.connection;
    client.query("select 1").catch(() => client.end().catch(() => undefined));
  }, PROBE_EVERY_MS);
  probe.unref();
  return running;

  async function keepReconnecting() {
    while (!stopping.signal.aborted) {
      await running.connection.ended;
      const next = await reconnect(open, stopping.signal);
      if (!next) return;
      running.connection = next;
      onReconnect();
    }
  }

  async function stop() {
    stopping.abort();
    clearInterval(probe);
    await running.connection.client.end().catch(() => undefined);
    await finished;
  }
}

async function listenTo({ client }: Connection, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}

async function connect(
  url: string,
  findServer: FindServer | undefined,
  onNotification: (channel: string, payload: string | undefined) => void,
): Promise<Connection> {
  const client = new StoreClient({
    findServer,
    connectionString: databaseServers(url)[0],
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
    keepAlive: true,
    application_name: "kitstore-listen",
  });
  const ended = new Promise<void>((resolve) => client.once("end", () => resolve()));
  client.on("error", () => undefined); // 'end' follows
  client.on("notification", ({ channel, payload }) => onNotification(channel, payload ?? ""));
  try {
    await client.connect();
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
    const jitter = 0.5 + Math.random() / 2; // so that the processes of a store do not all reconnect at the same moment
    await wait(delayMs * jitter, undefined, { signal: stopped }).catch(() => undefined);
    if (stopped.aborted) return undefined;
    const connection = await attempt().catch(() => undefined);
    if (!connection) continue;
    if (!stopped.aborted) return connection;
    await connection.client.end().catch(() => undefined);
  }
  return undefined;
}
