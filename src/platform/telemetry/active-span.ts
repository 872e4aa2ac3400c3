import { AsyncLocalStorage } from "node:async_hooks";
import type { Span } from "@opentelemetry/api";

interface ActiveSpan {
  readonly span: Span;
  /** Undefined in a job. */
  readonly requestId: string | undefined;
}

/** The span in which the running code works; nothing without OpenTelemetry. It has no import of OpenTelemetry at run time. */
export const activeSpan = new AsyncLocalStorage<ActiveSpan>();

/** What each line of the log gets, so that it is found from a trace and the other way round. */
export function logIds(): { readonly traceId?: string; readonly requestId?: string } {
  const active = activeSpan.getStore();
  if (!active) return {};
  const { traceId } = active.span.spanContext();
  return { traceId, ...(active.requestId !== undefined && { requestId: active.requestId }) };
}
