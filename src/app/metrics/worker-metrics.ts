import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, type MetricObject, type Registry } from "prom-client";

type Metrics = object[];
/** From a worker that was asked for `/metrics`. */
interface Question {
  readonly metricsQuestion: number;
}
interface Reply {
  readonly metricsReply: number;
  /** Undefined when a worker did not respond in time. */
  readonly text?: string;
}
/** From the first process to every worker. */
interface OwnQuestion {
  readonly ownMetricsQuestion: number;
}
interface OwnReply {
  readonly ownMetricsReply: number;
  readonly metrics: Metrics;
}

const WAIT_MS = 5_000;

/**
 * In the first process: gives each worker that asks the metrics of all workers together, with what those counted that have ended. Without
 * that a sum would fall whenever a worker is replaced, which Prometheus takes for a new start of everything: it would count all anew.
 */
export function replyWithAllMetrics(): void {
  /** What each worker said last, by its id. */
  const newest = new Map<number, Metrics>();
  let ended: Metrics = [];
  const asked = new Map<number, { readonly missing: Set<number>; readonly done: () => void }>();
  let last = 0;
  const note = (question: number, worker: Worker) => {
    const open = asked.get(question);
    open?.missing.delete(worker.id);
    if (open?.missing.size === 0) open.done();
  };
  const askAll = async () => {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
    last += 1;
    const question = last;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new Error("A worker did not respond in time.")), WAIT_MS);
    const missing = new Set(workers.flatMap((worker) => (worker ? [worker.id] : [])));
    asked.set(question, { missing, done: resolve });
    for (const worker of workers) worker?.send({ ownMetricsQuestion: question } satisfies OwnQuestion);
    await promise.finally(() => {
      clearTimeout(timer);
      asked.delete(question);
    });
    return AggregatorRegistry.aggregate([...newest.values(), ended]).metrics();
  };
  cluster.on("message", async (worker: Worker, message: Partial<OwnReply & Question>) => {
    if (message.ownMetricsReply !== undefined) {
      newest.set(worker.id, message.metrics ?? []);
      note(message.ownMetricsReply, worker);
    }
    if (message.metricsQuestion === undefined) return;
    const text = await askAll().catch(() => undefined);
    const reply: Reply = { metricsReply: message.metricsQuestion, ...(text !== undefined && { text }) };
    if (worker.isConnected()) worker.send(reply);
  });
  cluster.on("exit", (worker) => {
    ended = countedIn([newest.get(worker.id) ?? [], ended]);
    newest.delete(worker.id);
    for (const question of asked.keys()) note(question, worker);
  });
}

/** The sums of what only grows. */
const countedIn = (all: Metrics[]): Metrics =>
  (AggregatorRegistry.aggregate(all).getMetricsAsArray() as MetricObject[]).filter(({ type }) =>
    ["counter", "histogram"].includes(String(type)),
  );

/**
 * The metrics of the store as text. A worker asks the first process, which adds up those of all workers: else each scrape
 * would show another worker. When one of them does not respond within five seconds, this worker's own are returned.
 */
export function metricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  const waiting = new Map<number, (text: string | undefined) => void>();
  process.on("message", async ({ metricsReply, text, ownMetricsQuestion }: Partial<Reply & OwnQuestion>) => {
    if (ownMetricsQuestion !== undefined) {
      const metrics = await registry.getMetricsAsJSON();
      process.send?.({ ownMetricsReply: ownMetricsQuestion, metrics } satisfies OwnReply);
    }
    if (metricsReply === undefined) return;
    waiting.get(metricsReply)?.(text);
    waiting.delete(metricsReply);
  });
  let last = 0;
  return async () => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    last += 1;
    waiting.set(last, resolve);
    process.send?.({ metricsQuestion: last } satisfies Question);
    return (await promise) ?? registry.metrics();
  };
}
