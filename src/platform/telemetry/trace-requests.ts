import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SecretKeys } from "../secret-key/sealed-text.ts";
import { activeSpan } from "./active-span.ts";
import { askBrowser, BROWSER_SPANS_PATH, browserParent, isOfBrowser } from "./browser-spans.ts";
import { type GivenIds, newIds } from "./span-ids.ts";
import type { Tracing } from "./tracing.ts";

/**
 * A span for each request that reaches the framework, as the parent of all that it causes. A cached response is sent before
 * that and has none. A `traceparent` of the request is not taken: anybody could send one. A browser is asked in the response to
 * report its part, which is the parent of the request's span.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing, keys: SecretKeys): void {
  const active = new WeakMap<FastifyRequest, NonNullable<ReturnType<typeof activeSpan.getStore>>>();
  const asked = new WeakMap<FastifyRequest, GivenIds>();
  app.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url ?? "none";
    if (route === BROWSER_SPANS_PATH) return done();
    const browserIds = isOfBrowser(request) ? newIds() : undefined;
    const span = tracing.start(`${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      attributes: {
        "http.request.method": request.method,
        "http.route": route,
        "kitstore.request_id": request.id,
      },
      parent: browserIds && browserParent(browserIds),
    });
    const entry = { span, requestId: request.id };
    active.set(request, entry);
    if (browserIds) asked.set(request, browserIds);
    activeSpan.run(entry, done);
  });
  // The body arrives in events of the socket, in which the request's span is not active.
  app.addHook("preValidation", (request, _reply, done) => {
    const entry = active.get(request);
    if (entry) activeSpan.run(entry, done);
    else done();
  });
  app.addHook("onSend", async (request, reply) => {
    const ids = asked.get(request);
    if (ids) askBrowser(request, reply, ids, keys);
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = active.get(request)?.span;
    if (!span) return;
    span.setAttribute("http.response.status_code", reply.statusCode);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}
