import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { dropDatabase, newDatabase } from "../bench-database.ts";
import { processGoals } from "../limits.ts";
import { type BenchStore, openBenchStore } from "../open-store.ts";
import { memoryOfDocuments } from "./memory-of-documents.ts";
import { residentMegabytes } from "./resident-memory.ts";

const STARTS = 5;
/** After the start, until what it made is collected. */
const IDLE_MS = 30_000;
const DATABASE = "kitstore_bench_process";

/**
 * `npm run bench -- process` measures the program itself: how long it takes to open, what it holds in memory when nothing happens, and
 * what 20 documents at once take and give back. On DATABASE_URL, in a database of its own, or on the embedded database. Returns
 * how many goals were missed.
 */
export async function runProcess(serverUrl: string | undefined): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "kitstore-process-"));
  const settings: Record<string, string> = { DATA_DIR: folder };
  if (serverUrl) settings.DATABASE_URL = await newDatabase(serverUrl, DATABASE);
  try {
    return report(await measure(settings), serverUrl ? "postgres" : "embedded");
  } finally {
    await rm(folder, { recursive: true, force: true });
    if (serverUrl) await dropDatabase(serverUrl, DATABASE);
  }
}

async function measure(settings: Record<string, string>): Promise<Map<string, number>> {
  const first = await timedStart(settings);
  await first.store.close();
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const { ms, store } = await timedStart(settings);
    times.push(ms);
    await store.close();
  }
  const figures = new Map([
    ["first start, ms", first.ms],
    ["start, middle, ms", times.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? Number.NaN],
  ]);
  await withIdleStore(settings, async (store, idle) => {
    figures.set("memory when idle, MB", idle);
    const { printed, max, after } = await memoryOfDocuments(store);
    figures.set("documents printed of 20 at once", printed);
    figures.set("memory at most while they are printed, MB", max);
    figures.set("memory 60 s after them, times that when idle", after / idle);
  });
  if (settings.DATABASE_URL)
    await withIdleStore({ ...settings, WORKERS: "2" }, async (_, idle) => {
      figures.set("memory of two workers when idle, MB", idle);
    });
  return figures;
}

async function timedStart(settings: Record<string, string>): Promise<{ ms: number; store: BenchStore }> {
  const startedAt = performance.now();
  const store = await openBenchStore(settings);
  return { ms: performance.now() - startedAt, store };
}

async function withIdleStore(
  settings: Record<string, string>,
  use: (store: BenchStore, idleMegabytes: number) => Promise<void>,
): Promise<void> {
  const store = await openBenchStore(settings);
  try {
    await delay(IDLE_MS);
    await use(store, await residentMegabytes(store.pid));
  } finally {
    await store.close();
  }
}

function report(figures: ReadonlyMap<string, number>, kind: "postgres" | "embedded"): number {
  let missed = 0;
  for (const [name, value] of figures) {
    const goal = processGoals[name]?.[kind];
    const isMissed = goal !== undefined && value > goal;
    if (isMissed) missed += 1;
    process.stdout.write(
      `${name.padEnd(52)}${value.toFixed(Number.isInteger(value) || value >= 10 ? 0 : 2).padStart(8)}${goal === undefined ? "" : `   goal ${goal}`}${isMissed ? "  ABOVE" : ""}\n`,
    );
  }
  return missed;
}
