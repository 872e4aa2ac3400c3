import { readFile } from "node:fs/promises";
import type pg from "pg";

const TICKS_PER_SECOND = 100;

/**
 * Milliseconds of processor time of a process since it began. Not a number on other systems than Linux, and 0 when the process is gone.
 * Unlike elapsed time it hardly depends on what else the machine does.
 */
export async function cpuMsOf(pid: number): Promise<number> {
  if (process.platform !== "linux") return Number.NaN;
  const file = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = file.slice(file.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1_000) / TICKS_PER_SECOND;
}

/**
 * The same of each of PostgreSQL's processes for this database, by its number, but the one that is asked. Only for a server on this
 * machine.
 */
export async function databaseCpuMs(client: pg.Client): Promise<ReadonlyMap<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  return new Map(await Promise.all(rows.map(async ({ pid }) => [pid, await cpuMsOf(pid)] as const)));
}

/** What the processes that are still there have used since. A connection that was idle may have ended meanwhile. */
export const usedSince = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
