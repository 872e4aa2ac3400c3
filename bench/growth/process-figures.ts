import { readFile } from "node:fs/promises";
import type pg from "pg";

export interface ProcessFigures {
  /** Milliseconds of processor time since its metrics were set up. */
  readonly cpuMs: number;
  readonly residentMegabytes: number;
  /** The longest pause of the event loop since the last reading. */
  readonly longestPauseMs: number;
}

/**
 * What the store's process says of itself. Processor time does not depend on what else the machine does, as elapsed time would.
 */
export async function readFigures(storeUrl: string): Promise<ProcessFigures> {
  const text = await (await fetch(`${storeUrl}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^kitstore_${name} (\\S+)$`, "m").exec(text)?.[1]);
  return {
    cpuMs: read("process_cpu_seconds_total") * 1_000,
    residentMegabytes: read("process_resident_memory_bytes") / 1024 / 1024,
    longestPauseMs: read("nodejs_eventloop_lag_max_seconds") * 1_000,
  };
}

const TICKS_PER_SECOND = 100;

/**
 * Milliseconds of processor time of a process since it began; undefined on other systems than Linux, and when the process is
 * gone.
 */
export async function cpuMsOf(pid: number): Promise<number | undefined> {
  const file = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  if (file === undefined) return undefined;
  const fields = file.slice(file.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}

/** The same for all of PostgreSQL's processes of a database on this machine, together. */
export async function databaseCpuMs(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database()",
  );
  const times = await Promise.all(rows.map(({ pid }) => cpuMsOf(pid)));
  return times.every((time) => time === undefined)
    ? undefined
    : times.reduce<number>((sum, time) => sum + (time ?? 0), 0);
}
