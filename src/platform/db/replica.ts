import type { Db } from "./database.ts";

/** A replica that failed is not asked again for this long, so that not every list waits for it. */
const AWAY_MS = 5_000;

/**
 * Reads what may be some seconds old: from the replica of DATABASE_READ_URL, where there is one, else from the database itself.
 * `read` may be called twice, so it only reads.
 */
export type FromReplica = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;

/** Reads from the database itself whenever the replica fails, and for some seconds afterwards. `onAway` is told why. */
export function replicaReader(replica: Db, main: Db, onAway: (error: unknown) => void): FromReplica {
  let awayUntil = 0;
  return async (read) => {
    if (performance.now() < awayUntil) return read(main);
    try {
      return await read(replica);
    } catch (error) {
      awayUntil = performance.now() + AWAY_MS;
      onAway(error);
      return read(main);
    }
  };
}
