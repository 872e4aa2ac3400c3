import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { Db, Trx } from "./database.ts";

/** Carries a refusal out of a transaction, because only a thrown error rolls back. */
class RolledBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.detail);
    this.refusal = refusal;
  }
}

/**
 * Runs `work` in a transaction and returns its result. When the result is a refusal, everything that `work` has written is
 * rolled back. So a use case may write first and be refused later, for example by a claim that another order won.
 */
export async function refusableTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work(trx);
      if (isRefusal(result)) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal as T; // the very value that `work` returned
    throw error;
  }
}
