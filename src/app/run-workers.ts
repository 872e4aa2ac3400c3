import cluster, { type Worker } from "node:cluster";
import type { Config } from "../platform/config/config.ts";
import { restartDelayMs } from "../platform/process/restart-delay.ts";
import { replyWithAllMetrics } from "./metrics/worker-metrics.ts";

/** A worker that has not ended this long after it was asked to is killed. Workers give up by themselves before that. */
const KILL_MS = 25_000;
/** A worker that ran this long had started well, so the next one starts without a longer delay. */
const HEALTHY_MS = 60_000;

/**
 * The worker processes of one machine. From this call on a signal ends all of them, and this process with 0; before there are any it ends
 * at once, and PostgreSQL takes back what was under way. The returned function forks them, and replaces one that exits, after
 * growing delays when they exit soon after their start (restart-delay.ts). It resolves with the URL once the first one listens.
 */
export function openWorkers({ workers, port, drainSeconds }: Config): () => Promise<string> {
  let stopping = false;
  let quickDeaths = 0;
  const fork = () => {
    const startedAt = Date.now();
    const worker = cluster.fork({ PORT: String(port) });
    worker.once("exit", () => {
      if (stopping) return;
      quickDeaths = Date.now() - startedAt < HEALTHY_MS ? quickDeaths + 1 : 0;
      setTimeout(() => stopping || fork(), restartDelayMs(quickDeaths, Math.random()));
    });
    return worker;
  };
  const endAll = (signal: NodeJS.Signals) => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };
  const stop = () => {
    stopping = true;
    endAll("SIGTERM");
    setTimeout(() => endAll("SIGKILL"), drainSeconds * 1_000 + KILL_MS).unref();
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  cluster.on("exit", () => {
    if (stopping && Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  });
  return async () => {
    replyWithAllMetrics();
    const [first] = Array.from({ length: workers }, fork);
    return first ? urlOf(first) : "";
  };
}

function urlOf(worker: Worker): Promise<string> {
  return new Promise((done, fail) => {
    worker.once("message", (message: { url?: string }) => done(message.url ?? ""));
    worker.once("exit", () =>
      fail(new Error("The first worker process did not start; see its message above.")),
    );
  });
}
