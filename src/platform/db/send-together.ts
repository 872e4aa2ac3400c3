import { CompiledQuery, type DatabaseConnection, type Dialect, DummyDriver, Transaction } from "kysely";
import type pg from "pg";
import type { Db, Trx } from "./database.ts";
import type { Tables } from "./tables.ts";

/** The dialects of databases whose connections take several statements at once, by the adapter of their executors. */
const pipelined = new WeakMap<object, Dialect>();

/** Notes that the connections of `db` take a statement while the last one has no result yet. */
export const allowSendingTogether = (db: Db, dialect: Dialect): void =>
  void pipelined.set(db.getExecutor().adapter, dialect);

/**
 * Statements that do not need each other's results, in one round trip: `send` calls them without waiting, such as in
 * `Promise.all`. They reach the database, and run there, one after the other in the order of the calls, so a later one
 * sees what an earlier one has locked or written. Kysely itself would wait for each. When one fails, those after it fail too,
 * and the transaction must be rolled back. On the embedded database, which has no network, they simply run in order.
 */
export async function sendTogether<T>(trx: Db | Trx, send: (trx: Trx) => Promise<T>): Promise<T> {
  const executor = trx.getExecutor();
  const dialect = pipelined.get(executor.adapter);
  if (!dialect) return send(trx as Trx);
  return executor.provideConnection((connection) =>
    throwingFirst(connection, (watched) => send(transactionOn(trx, dialect, watched))),
  );
}

/**
 * The same for the last statements of a transaction, with its commit in the same round trip. Everything must be decided before:
 * a refusal afterwards would not roll back. Kysely's own commit is then not sent.
 */
export async function commitTogether<T>(trx: Trx, send: (trx: Trx) => Promise<T>): Promise<T> {
  const executor = trx.getExecutor();
  const dialect = pipelined.get(executor.adapter);
  if (!dialect) return send(trx);
  return executor.provideConnection((connection) =>
    throwingFirst(connection, async (watched) => {
      const results = send(transactionOn(trx, dialect, watched));
      const [result] = await Promise.all([results, watched.executeQuery(CompiledQuery.raw(COMMIT_NOW))]);
      return result;
    }),
  );
}

/**
 * Throws the error of the statement that failed first. Those after it only say that the transaction is aborted, and one of
 * them may reach the caller earlier.
 */
async function throwingFirst<T>(
  connection: DatabaseConnection,
  run: (watched: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const failures: unknown[] = [];
  const watched: DatabaseConnection = {
    executeQuery: (query, options) =>
      connection.executeQuery<never>(query, options).catch((error: unknown) => {
        failures.push(error);
        throw error;
      }),
    streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
  };
  try {
    return await run(watched);
  } catch (error) {
    throw failures[0] ?? error;
  }
}

const COMMIT_NOW = "commit /* together */";

function transactionOn(trx: Db | Trx, dialect: Dialect, connection: DatabaseConnection): Trx {
  const executor = trx
    .getExecutor()
    .withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
  return new Transaction<Tables>({ config: { dialect }, dialect, driver: new DummyDriver(), executor });
}

/**
 * Sends `begin` with the statement that follows it, instead of waiting for its result, and leaves out a commit that
 * `commitTogether` has sent. A `begin` fails only with its connection, and then the next statement fails too.
 */
export function sendBeginWithNext(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let isCommitted = false;
  client.query = ((...args: unknown[]) => {
    const [text] = args;
    const wasCommitted = isCommitted;
    isCommitted = text === COMMIT_NOW;
    if (text === "commit" && wasCommitted) return Promise.resolve(DONE);
    if (text === "begin") {
      (query(...args) as Promise<unknown>).catch(() => undefined);
      return Promise.resolve(DONE);
    }
    return query(...args);
  }) as typeof client.query;
}

const DONE = { command: "", rowCount: null, rows: [] };
