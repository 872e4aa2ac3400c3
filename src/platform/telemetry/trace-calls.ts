import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type Span, SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { activeSpan } from "./active-span.ts";
import { fail, type Tracing } from "./tracing.ts";

interface Message {
  readonly request: {
    readonly method: string;
    /** Of `fetch`. */
    readonly origin?: string;
    /** Of node:http. */
    getHeader?(name: "host"): unknown;
  };
  readonly response?: { readonly statusCode?: number };
  readonly error?: unknown;
}

/**
 * A span for each call by HTTP to others (payment providers, rates, S3, the company's login), whoever makes it: Node itself
 * announces them. It has the host and no path, because a path may name a customer. The collector itself is left out. Returns the
 * function that ends this.
 */
export function traceCalls(tracing: Tracing, collector: string): () => void {
  const collectorHost = new URL(collector).host;
  const spans = new WeakMap<object, Span>();
  const onStart = (message: unknown) => {
    const { request } = message as Message;
    const host = request.origin ? new URL(request.origin).host : String(request.getHeader?.("host"));
    if (!activeSpan.getStore() || host === collectorHost) return;
    const attributes = { "http.request.method": request.method, "server.address": host };
    spans.set(request, tracing.start(`${request.method} ${host}`, { kind: SpanKind.CLIENT, attributes }));
  };
  const onResponse = (message: unknown) => {
    const { request, response } = message as Message;
    const span = spans.get(request);
    const status = response?.statusCode ?? 0;
    span?.setAttribute("http.response.status_code", status);
    if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  const onError = (message: unknown) => {
    const { request, error } = message as Message;
    const span = spans.get(request);
    if (span) fail(span, error);
    span?.end();
  };
  const channels = {
    "undici:request:create": onStart,
    "undici:request:headers": onResponse,
    "undici:request:error": onError,
    "http.client.request.created": onStart,
    "http.client.response.finish": onResponse,
    "http.client.request.error": onError,
  };
  for (const [name, listener] of Object.entries(channels)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(channels)) unsubscribe(name, listener);
  };
}
