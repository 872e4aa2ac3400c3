import cluster, { type Worker } from "node:cluster";
import type { Config } from "./config.ts";

const RESTART_MS = 1_000;

/**
 * Forks the worker processes, replaces one that exits, and stops all of them on a signal. Resolves with the URL once
 * the first one listens.
 */
export async function runWorkers({ workers, port }: Config): Promise<string> {
  const fork = () => cluster.fork({ PORT: String(port) });
  let stopping = false;
  const stop = () => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  cluster.on("exit", () => {
    if (!stopping) setTimeout(fork, RESTART_MS);
    else if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  });
  const [first] = Array.from({ length: workers }, fork);
  return first ? urlOf(first) : "";
}

function urlOf(worker: Worker): Promise<string> {
  return new Promise((done, fail) => {
    worker.once("message", (message: { url?: string }) => done(message.url ?? ""));
    worker.once("exit", () =>
      fail(new Error("The first worker process did not start; see its message above.")),
    );
  });
}
