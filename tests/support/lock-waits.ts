import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

export interface LockWatch {
  /** The longest that a statement waited for a lock since `startAgain`, in milliseconds; a migration's own waits are not in it. */
  longestMs(): number;
  startAgain(): void;
  stop(): Promise<void>;
}

const EVERY_MS = 5;

/** Looks all the time who waits for a lock in the pool's database. What is shorter than the time between two looks is not seen. */
export function watchLocks(pool: pg.Pool): LockWatch {
  let longest = 0;
  let isOver = false;
  const look = async () => {
    for (; !isOver; await pause(EVERY_MS)) {
      const { rows } = await pool.query<{ ms: number }>(
        `select coalesce(max(extract(epoch from clock_timestamp() - l.waitstart) * 1000), 0)::int as ms
          from pg_locks l join pg_stat_activity a using (pid)
          where not l.granted and a.datname = current_database() and l.locktype <> 'advisory'
            and not exists (select from pg_locks m where m.pid = l.pid and m.locktype = 'advisory' and m.granted)`,
      );
      longest = Math.max(longest, rows[0]?.ms ?? 0);
    }
  };
  const looking = look();
  looking.catch(() => undefined); // thrown by stop()
  return {
    longestMs: () => longest,
    startAgain() {
      longest = 0;
    },
    async stop() {
      isOver = true;
      await looking;
    },
  };
}

export interface HeldLocks {
  /** The table that a migration has locked against writes or everything for the longest since `startAgain`, and for how long. */
  longest(): { readonly ms: number; readonly table: string | undefined };
  startAgain(): void;
  stop(): Promise<void>;
}

/** Looks all the time which tables a migration has locked as a whole, of those that it did not make itself. */
export function watchHeldLocks(pool: pg.Pool): HeldLocks {
  let found: { ms: number; table: string | undefined } = { ms: 0, table: undefined };
  let lockedAt = new Map<string, number>();
  let isOver = false;
  const look = async () => {
    for (; !isOver; await pause(EVERY_MS)) {
      const { rows } = await pool.query<{ table: string }>(
        `select c.relname as table from pg_locks l join pg_class c on c.oid = l.relation
          where l.granted and l.mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareLock', 'ShareRowExclusiveLock') and c.relkind = 'r'
            and l.database = (select oid from pg_database where datname = current_database())`,
      );
      const now = performance.now();
      lockedAt = new Map(rows.map(({ table }) => [table, lockedAt.get(table) ?? now]));
      for (const [table, at] of lockedAt) {
        const ms = Math.round(now - at);
        if (ms >= found.ms) found = { ms, table };
      }
    }
  };
  const looking = look();
  looking.catch(() => undefined); // thrown by stop()
  return {
    longest: () => found,
    startAgain() {
      found = { ms: 0, table: undefined };
    },
    async stop() {
      isOver = true;
      await looking;
    },
  };
}
