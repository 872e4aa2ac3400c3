import { Kysely, type TransactionBuilder } from "kysely";

/** Deadlock, and a transaction that another one has overtaken. PostgreSQL has rolled back, so nothing was written. */
const CONFLICT_CODES = new Set<unknown>(["40P01", "40001"]);
const MAX_ATTEMPTS = 2;

/** Thrown where a transaction sees that another one has overtaken it, so that it runs once more. */
export class Overtaken extends Error {
  readonly code = "40001";
}

/**
 * Runs a whole transaction once more when PostgreSQL ended it so that another one could finish. So `work` may run
 * twice: it must do nothing outside its transaction. The order of locks keeps this rare
 * (docs/decisions/0023-order-of-locks.md). The second conflict is thrown, and the client gets a 503 with retry-after.
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error;
    }
  }
}

const isConflict = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && CONFLICT_CODES.has(error.code);

/** Kysely whose every transaction is retried by retryConflicts. */
export class RetryingKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    return retrying(super.transaction());
  }
}

function retrying<Tables>(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  const execute = builder.execute.bind(builder);
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  const setAccessMode = builder.setAccessMode.bind(builder);
  builder.execute = (work) => retryConflicts(() => execute(work));
  builder.setIsolationLevel = (level) => retrying(setIsolationLevel(level));
  builder.setAccessMode = (mode) => retrying(setAccessMode(mode));
  return builder;
}
