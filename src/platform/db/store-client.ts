import { Duplex } from "node:stream";
import pg from "pg";
import { nameOf } from "./statement-name.ts";
import type { FindServer } from "./writable-server.ts";

/** PostgreSQL's codes for a connection that was not opened, and for one that is gone. pg gives its own errors about them no code. */
const NOT_CONNECTED = "08001";
const CONNECTION_LOST = "08006";

export interface Statement {
  readonly text: string;
  readonly parameterCount: number;
}

export interface Outcome {
  readonly milliseconds: number;
  /** Undefined: it failed. */
  readonly rows: number | undefined;
}

/** Is called with a statement that is sent. The function that it returns is called at the statement's end. */
export type OnStatement = (statement: Statement) => ((outcome: Outcome) => void) | undefined;

interface StoreSettings {
  /** For a URL with several servers: asked at each connect. */
  readonly findServer?: FindServer | undefined;
  /** Names for statements. Off behind PgBouncer, where each transaction may be on another connection. */
  readonly isNaming?: boolean;
  /** A connection that was silent for so many milliseconds is asked whether it is still there before it is used. Undefined: none is. */
  readonly askAfterMs?: number | undefined;
}

/** How long a connection that is asked may take. */
const RESPONSE_MS = 2_000;

interface ClientSettings extends pg.ClientConfig, StoreSettings {
  /** One list for all connections of a pool: who watches later watches those that are open as well. */
  readonly watchers?: ReadonlySet<OnStatement>;
}

/**
 * pg's client with what the store needs of a connection, in this one place:
 * - It connects to the server that takes writes at that moment, where `DATABASE_URL` has several.
 * - A statement with a list of values gets a name, so that PostgreSQL parses and plans it once a connection. Without names an addition to
 *   a cart costs 2.6 times the processor time, and a read of a cart 3.7 times (docs/performance.md).
 * - Statements of the same moment go to the socket in one write: an order needs half as many writes (docs/performance.md).
 * - It knows when the server was heard last, and asks whether it is still there.
 * - An error that says only in words that the connection is lost gets PostgreSQL's code for it, so that nobody reads the words.
 * - Slow statements and traces are told of each statement. Without them that costs nothing.
 *
 * pg does the rest by itself: with `pipeline` it sends statements before earlier ones have their results, and closes a
 * connection that went silent (`query_timeout`).
 */
export class StoreClient extends pg.Client {
  readonly #settings: ClientSettings;
  #freeAt = 0;
  #isLost = false;
  #heardAt = 0;

  constructor(settings: ClientSettings = {}) {
    super(settings);
    this.#settings = settings;
    // The server's last words come before its end of the connection: until then the socket looks well.
    this.once("error", () => {
      this.#isLost = true;
    });
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    const connecting = this.#connectToWritable();
    if (!callback) return connecting;
    connecting.then(() => Reflect.apply(callback, undefined, []), callback);
    return undefined;
  }

  async #connectToWritable(): Promise<pg.Client> {
    if (this.#settings.findServer) Object.assign(this, await this.#settings.findServer());
    const client = await super.connect();
    this.#heardAt = performance.now();
    return client;
  }

  /** When its last result came, or it was connected, by `performance.now()`. */
  get heardAt(): number {
    return this.#heardAt;
  }

  /** Whether the server responds soon. One that does not will not respond to what is sent later either. */
  async responds(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, RESPONSE_MS, false);
    });
    const response = super.query("").then(
      () => true,
      () => false,
    );
    const isThere = await Promise.race([response, tooLate]);
    clearTimeout(timer);
    if (isThere) this.#heardAt = performance.now();
    return isThere;
  }

  /** As pg's own: text, values and callback, or an object in place of text and values. `never` fits all its overloads. */
  override query(...args: readonly unknown[]): never {
    const statement = toStatement(args);
    const callback = args.at(-1);
    const result = this.#send(statement);
    if (typeof callback !== "function") return result as never;
    result.then(
      (value) => callback(null, value),
      (error: unknown) => callback(error),
    );
    return undefined as never;
  }

  async #send(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const ends = this.#watch(statement);
    this.#gatherWrites();
    try {
      const result = await super.query(this.#named(statement));
      this.#heardAt = performance.now();
      for (const end of ends) end(result.rowCount ?? 0);
      return result;
    } catch (error) {
      for (const end of ends) end(undefined);
      if (!this.#isLost && this.connection.stream.writable !== false) throw error;
      throw withCode(error, CONNECTION_LOST);
    }
  }

  /** Until the code that runs now waits for something. The embedded database has no socket. */
  #gatherWrites(): void {
    const { stream } = this.connection;
    if (!(stream instanceof Duplex) || stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  #named(statement: pg.QueryConfig): pg.QueryConfig {
    const name = this.#settings.isNaming === false ? undefined : (statement.name ?? nameOf(statement));
    return name === undefined ? statement : { ...statement, name };
  }

  /** Statements that are sent together wait for each other, so a statement's time begins when the one before it has its result. */
  #watch({ text, values = [] }: pg.QueryConfig): readonly ((rows: number | undefined) => void)[] {
    const { watchers } = this.#settings;
    if (!watchers?.size) return [];
    const sentAt = performance.now();
    let startedAt = sentAt;
    const noteEnd = () => {
      startedAt = Math.max(sentAt, this.#freeAt);
      this.#freeAt = performance.now();
    };
    const ends = [...watchers].map((watcher) => watcher({ text, parameterCount: values.length }));
    return [
      noteEnd,
      ...ends.map((end) => (rows: number | undefined) => {
        end?.({ milliseconds: this.#freeAt - startedAt, rows });
      }),
    ];
  }
}

/**
 * A pool of such clients. What it cannot connect has a code, too. A connection that was not heard for a while may have gone silent, as when a
 * firewall forgot it: it is replaced before anybody waits for it until a statement's limit, with all that were not heard since.
 */
export class StorePool extends pg.Pool {
  readonly #watchers: Set<OnStatement>;
  readonly #askAfterMs: number;
  #silentAt = 0;

  constructor(settings: Omit<pg.PoolConfig, "Client"> & StoreSettings) {
    const watchers = new Set<OnStatement>();
    const config: pg.PoolConfig & ClientSettings = { ...settings, watchers, Client: StoreClient };
    super(config);
    this.#watchers = watchers;
    this.#askAfterMs = settings.askAfterMs ?? Number.POSITIVE_INFINITY;
  }

  /** `onStatement` is told of each statement from now on. */
  watch(onStatement: OnStatement): void {
    this.#watchers.add(onStatement);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connectResponding();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connectResponding(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect().catch((error: unknown) => {
        throw withCode(error, NOT_CONNECTED);
      });
      if (await this.#responds(client as pg.PoolClient & StoreClient)) return client;
      client.release(true);
    }
  }

  async #responds(client: StoreClient): Promise<boolean> {
    const askedAt = performance.now();
    if (askedAt - client.heardAt < this.#askAfterMs) return true;
    if (client.heardAt < this.#silentAt) return false;
    if (await client.responds()) return true;
    this.#silentAt = Math.max(this.#silentAt, askedAt);
    return false;
  }
}

type ConnectCallback = Parameters<pg.Pool["connect"]>[0] extends infer F
  ? F extends (...args: infer A) => void
    ? (...args: A) => void
    : never
  : never;

/** Codes of PostgreSQL and of the operating system stay. */
function withCode<E>(error: E, code: string): E {
  return error instanceof Error && !("code" in error && error.code) ? Object.assign(error, { code }) : error;
}

function toStatement([first, second]: readonly unknown[]): pg.QueryConfig {
  if (typeof first !== "string") return first as pg.QueryConfig;
  return Array.isArray(second) ? { text: first, values: second } : { text: first };
}
