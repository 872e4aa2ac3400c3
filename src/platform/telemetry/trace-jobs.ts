import { type SpanContext, SpanKind, TraceFlags } from "@opentelemetry/api";
import { isJobName, type JobHandlers, type JobName, type JobPayloads, type Jobs } from "../jobs/jobs.ts";
import { activeSpan } from "./active-span.ts";
import type { Tracing } from "./tracing.ts";

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

/** The same queue: a job's payload says which span enqueued it, and the job's own span has that one as parent. */
export function traceJobs(jobs: Jobs, tracing: Tracing): Jobs {
  return {
    ...jobs,
    enqueue(trx, name, payload, notBefore) {
      const span = activeSpan.getStore()?.span.spanContext();
      const traced = span ? { ...payload, traceparent: `00-${span.traceId}-${span.spanId}-01` } : payload;
      return jobs.enqueue(trx, name, traced, notBefore);
    },
    work(handlers) {
      const traced = { ...handlers };
      const trace = <N extends JobName>(name: N) => {
        const handler: JobHandlers[N] = handlers[name];
        const run = (payload: JobPayloads[N]) =>
          tracing.run(
            `job ${name}`,
            { kind: SpanKind.CONSUMER, parent: parentOf(payload), attributes: { "kitstore.job": name } },
            () => handler(payload),
          );
        Object.assign(traced, { [name]: run });
      };
      for (const name of Object.keys(handlers)) if (isJobName(name)) trace(name);
      return jobs.work(traced);
    },
  };
}

function parentOf(payload: object): SpanContext | undefined {
  const text = "traceparent" in payload ? String(payload.traceparent) : "";
  const [, traceId, spanId] = TRACEPARENT.exec(text) ?? [];
  if (!traceId || !spanId) return undefined;
  return { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
}
