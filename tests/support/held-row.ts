import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { TestStore } from "./store.ts";

interface Held<T> {
  /** The statement with which the call waited for the row. */
  readonly waitedAt: string;
  readonly response: T;
}

/**
 * Makes a race certain: a second connection runs `hold` in an open transaction, then `act` starts, and only when it waits for
 * that transaction does `change` run there and the transaction end. Throws when `act` ends without having waited.
 */
export async function whileHeld<T>(
  store: TestStore,
  {
    hold,
    act,
    change,
  }: {
    readonly hold: (held: pg.PoolClient) => Promise<unknown>;
    readonly act: () => Promise<T>;
    readonly change?: (held: pg.PoolClient) => Promise<unknown>;
  },
): Promise<Held<T>> {
  const { pool } = store.services.database;
  const held = await pool.connect();
  try {
    await held.query("begin");
    await hold(held);
    const { rows } = await held.query<{ pid: number }>("select pg_backend_pid() as pid");
    const acting = act();
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    acting.then(over, over);
    let waitedAt: string | undefined;
    while (waitedAt === undefined && !isOver) {
      const blocked = await pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where $1 = any (pg_blocking_pids(pid)) limit 1",
        [rows[0]?.pid],
      );
      // Read once it waits: in the statement above, its text could still be that of the statement before.
      const waiting = await pool.query<{ query: string }>(
        "select query from pg_stat_activity where pid = $1",
        [blocked.rows[0]?.pid ?? 0],
      );
      waitedAt = waiting.rows[0]?.query;
      if (waitedAt === undefined) await wait(5);
    }
    if (waitedAt !== undefined) await change?.(held);
    await held.query("commit");
    const response = await acting;
    if (waitedAt === undefined) throw new Error(`It did not wait: ${JSON.stringify(response)}`);
    return { waitedAt, response };
  } finally {
    await held.query("rollback").catch(() => undefined);
    held.release();
  }
}
