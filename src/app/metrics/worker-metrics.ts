import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";

interface Question {
  readonly metricsQuestion: number;
}
interface Reply {
  readonly metricsReply: number;
  /** Undefined when a worker did not respond in time. */
  readonly text?: string;
}

/** In the first process: gives each worker that asks the metrics of all workers together. */
export function replyWithAllMetrics(): void {
  const registry = new AggregatorRegistry();
  cluster.on("message", async (worker: Worker, message: Partial<Question>) => {
    if (message.metricsQuestion === undefined) return;
    const text = await registry.clusterMetrics().catch(() => undefined);
    const reply: Reply = { metricsReply: message.metricsQuestion, ...(text !== undefined && { text }) };
    if (worker.isConnected()) worker.send(reply);
  });
}

/**
 * The metrics of the store as text. A worker asks the first process, which adds up those of all workers: else each scrape
 * would show another worker. When one of them does not respond within five seconds, this worker's own are returned.
 */
export function metricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  new AggregatorRegistry(); // responds to the questions of the first process
  AggregatorRegistry.setRegistries([registry]);
  const waiting = new Map<number, (text: string | undefined) => void>();
  process.on("message", ({ metricsReply, text }: Partial<Reply>) => {
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
