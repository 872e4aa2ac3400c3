import {
  type DatabaseConnection,
  type Driver,
  DummyDriver,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  Transaction,
} from "kysely";
import type { Db, Trx } from "./database.ts";
import type { Tables } from "./tables.ts";

/**
 * Kysely's driver for pools with pg's `pipeline`: `begin` goes with the statement that follows, instead of waiting for its own
 * result (it fails only with its connection, and then the next statement fails too), and a commit may go with the last statements.
 */
class PipelinedDriver extends PostgresDriver {
  readonly #committed = new WeakSet<DatabaseConnection>();

  override async beginTransaction(...args: Parameters<PostgresDriver["beginTransaction"]>): Promise<void> {
    super.beginTransaction(...args).catch(() => undefined);
  }

  /** Sends the commit without waiting for the statements before it. Kysely's own commit is then not sent. */
  async commitNow(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#committed.add(connection);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#committed.delete(connection)) await super.commitTransaction(connection);
  }
}

class PipelinedAdapter extends PostgresAdapter {
  readonly dialect: PipelinedDialect;
  constructor(dialect: PipelinedDialect) {
    super();
    this.dialect = dialect;
  }
}

/** PostgreSQL by connections that take a statement while the last one has no result yet. */
export class PipelinedDialect extends PostgresDialect {
  readonly driver: PipelinedDriver;
  constructor(config: ConstructorParameters<typeof PostgresDialect>[0]) {
    super(config);
    this.driver = new PipelinedDriver(config);
  }
  override createDriver(): Driver {
    return this.driver;
  }
  override createAdapter(): PipelinedAdapter {
    return new PipelinedAdapter(this);
  }
}

/**
 * Statements that do not need each other's results, in one round trip: `send` calls them without waiting, such as in
 * `Promise.all`. They reach the database, and run there, one after the other in the order of the calls, so a later one
 * sees what an earlier one has locked or written. Kysely itself would wait for each. When one fails, those after it fail too,
 * and the transaction must be rolled back. On the embedded database, which has no network, they simply run in order.
 */
export async function sendTogether<T>(trx: Db | Trx, send: (trx: Trx) => Promise<T>): Promise<T> {
  const executor = trx.getExecutor();
  const { adapter } = executor;
  if (!(adapter instanceof PipelinedAdapter)) return send(trx as Trx);
  return executor.provideConnection((connection) =>
    throwingFirst(connection, (watched) => send(transactionOn(trx, adapter.dialect, watched))),
  );
}

/**
 * The same for the last statements of a transaction, with its commit in the same round trip. Everything must be decided before:
 * a refusal afterwards would not roll back.
 */
export async function commitTogether<T>(trx: Trx, send: (trx: Trx) => Promise<T>): Promise<T> {
  const executor = trx.getExecutor();
  const { adapter } = executor;
  if (!(adapter instanceof PipelinedAdapter)) return send(trx);
  return executor.provideConnection((connection) =>
    throwingFirst(connection, async (watched) => {
      const results = send(transactionOn(trx, adapter.dialect, watched));
      const [result] = await Promise.all([results, adapter.dialect.driver.commitNow(connection)]);
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

function transactionOn(trx: Db | Trx, dialect: PipelinedDialect, connection: DatabaseConnection): Trx {
  const executor = trx
    .getExecutor()
    .withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
  return new Transaction<Tables>({ config: { dialect }, dialect, driver: new DummyDriver(), executor });
}
