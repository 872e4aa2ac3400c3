import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../src/platform/process/free-port.ts";
import { type StoreProcess, startStoreProcess } from "./store-process.ts";

const ALL_WORK_MS = 60_000;

export interface KilledStore {
  readonly url: string;
  /** kill -9 of the program, and a new start, as a supervisor does it. */
  killAndRestart(): Promise<void>;
  /** kill -9 of one of its workers, which the program replaces by itself. Resolves when the new one works. */
  killWorker(): Promise<void>;
  stop(): Promise<void>;
}

/** A store on a port that it keeps over its restarts. */
export async function startKilledStore(env: Record<string, string>, workers = 1): Promise<KilledStore> {
  const port = await freePort("127.0.0.1");
  const start = () => startStoreProcess({ ...env, WORKERS: String(workers), PORT: String(port) });
  let store: StoreProcess = await start();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    async killAndRestart() {
      store.kill("SIGKILL");
      await store.ended;
      store = await start();
    },
    async killWorker() {
      const before = await workersOf(url, workers);
      const killed = before[Math.floor(Math.random() * before.length)];
      if (killed === undefined) throw new Error("There is no worker to kill");
      process.kill(killed, "SIGKILL");
      await workersOf(url, workers, killed);
    },
    async stop() {
      store.kill("SIGTERM");
      await store.ended;
    },
  };
}

/** Waits until this many processes serve requests, none of them the `dead` one, and returns their ids. */
async function workersOf(url: string, count: number, dead?: number): Promise<number[]> {
  for (const end = Date.now() + ALL_WORK_MS; Date.now() < end; await pause(200)) {
    const pids = await readPids(url).catch((): number[] => []);
    if (pids.length === count && !pids.some((pid) => pid === dead)) return pids;
  }
  throw new Error(`There are not ${count} workers, or ${dead} still serves`);
}

async function readPids(url: string): Promise<number[]> {
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(`${url}/metrics`, { headers: { connection: "close" }, signal });
  const lines = (await response.text()).matchAll(/^kitstore_worker_start_time_seconds\{pid="(\d+)"/gm);
  return [...lines].map(([, pid]) => Number(pid));
}
