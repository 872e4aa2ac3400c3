import { hostname } from "node:os";
import { SpanKind } from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import packageJson from "../../../package.json" with { type: "json" };
import type { Database } from "../db/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { SecretKeys } from "../secret-key/sealed-text.ts";
import { takeBrowserSpans } from "./browser-spans.ts";
import { exportedMetrics } from "./exported-metrics.ts";
import { SpanIds } from "./span-ids.ts";
import { traceCalls } from "./trace-calls.ts";
import { traceJobs } from "./trace-jobs.ts";
import { traceRequests } from "./trace-requests.ts";
import { traceStatements } from "./trace-statements.ts";
import { Tracing } from "./tracing.ts";

const EXPORT_TIMEOUT_MS = 3_000;
const SPANS_EVERY_MS = 5_000;
const METRICS_EVERY_MS = 60_000;

export interface Telemetry {
  traceRequests(app: FastifyInstance): void;
  /** The route by which browsers report their part of a request. */
  takeBrowserSpans(app: FastifyInstance): void;
  traceJobs(jobs: Jobs): Jobs;
  /** Runs a call to somebody else's server, such as the mail server, in a span of this name. */
  traceCall<T>(name: string, call: () => Promise<T>): Promise<T>;
  exportMetrics(registry: Registry): void;
  /** Sends what was not sent yet. A collector that is away is not waited for longer than three seconds. */
  close(): Promise<void>;
}

/**
 * Sends traces and metrics to the collector at `endpoint` by OTLP over HTTP. Loaded only where that is set. When the collector
 * is away or slow, only its data is lost: spans wait in a bounded queue.
 */
export function openTelemetry(database: Database, endpoint: string, keys: SecretKeys): Telemetry {
  const resource = resourceFromAttributes({
    "service.name": "kitstore",
    "service.version": packageJson.version,
    "service.instance.id": `${hostname()}:${process.pid}`,
  });
  const sentTo = (path: string) => ({ url: `${endpoint}/v1/${path}`, timeoutMillis: EXPORT_TIMEOUT_MS });
  const spans = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter(sentTo("traces")),
    scheduledDelayMillis: SPANS_EVERY_MS,
    exportTimeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const ids = new SpanIds();
  const traces = new TracerProvider({ resource, spanProcessors: [spans], idGenerator: ids });
  const tracing = new Tracing(traces.getTracer("kitstore"), ids);
  for (const pool of new Set([database.pool, database.jobs.pool])) traceStatements(pool, tracing);
  const endCalls = traceCalls(tracing, endpoint);
  let meters: MeterProvider | undefined;
  return {
    traceRequests: (app) => traceRequests(app, tracing, keys),
    takeBrowserSpans: (app) => takeBrowserSpans(app, tracing, keys),
    traceJobs: (jobs) => traceJobs(jobs, tracing),
    traceCall: (name, call) => tracing.run(name, { kind: SpanKind.CLIENT }, call),
    exportMetrics(registry) {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(sentTo("metrics")),
        exportIntervalMillis: METRICS_EVERY_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
        metricProducers: [exportedMetrics(registry, resource)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    async close() {
      endCalls();
      await Promise.all([traces.shutdown(), meters?.shutdown()]).catch(() => undefined);
    },
  };
}
