import { sql } from "kysely";
import type { Db } from "./database.ts";

/** What is older is read from the database itself: somebody could take it for today's. */
export const MAX_LAG_SECONDS = 30;
const times = {
  maxLagSeconds: MAX_LAG_SECONDS,
  lagAgeMs: 5_000,
  /** A replica that failed or is behind is not asked again for this long, so that not every list waits for it. */
  awayMs: 5_000,
};

/**
 * Reads what may be some seconds old: from the replica of DATABASE_READ_URL, where there is one, else from the database itself.
 * `read` may be called twice, so it only reads.
 */
export type FromReplica = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;

/**
 * Reads from the database itself whenever the replica fails or is more than 30 s behind, and for some seconds afterwards. `onAway` is told
 * why.
 */
export function replicaReader(
  replica: Db,
  main: Db,
  onAway: (error: unknown) => void,
  { maxLagSeconds, lagAgeMs, awayMs } = times,
): FromReplica {
  let awayUntil = 0;
  let measureAgainAt = 0;
  const refuseOld = async () => {
    if (performance.now() < measureAgainAt) return;
    const seconds = await readReplicaLag(replica);
    if (seconds !== null && seconds > maxLagSeconds) throw new Error(`The replica is ${seconds} s behind.`);
    measureAgainAt = performance.now() + lagAgeMs;
  };
  return async (read) => {
    if (performance.now() < awayUntil) return read(main);
    try {
      await refuseOld();
      return await read(replica);
    } catch (error) {
      awayUntil = performance.now() + awayMs;
      onAway(error);
      return read(main);
    }
  };
}

/**
 * By how many seconds a replica is behind; null: it has replayed nothing, or is none. One that is connected and has replayed all that it got is
 * up to date, however long nobody has written. One that is parted from its primary is as old as what it replayed last.
 */
export async function readReplicaLag(db: Db): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (select from pg_stat_wal_receiver) then 0
      else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::int end as seconds`.execute(
    db,
  );
  return rows[0]?.seconds ?? null;
}
