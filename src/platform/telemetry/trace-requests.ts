import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { activeSpan } from "./active-span.ts";
import type { Tracing } from "./tracing.ts";

/**
 * A span for each request that reaches the framework, as the parent of all that it causes. A cached response is sent before
 * that and has none. A `traceparent` of the request is not taken: anybody could send one.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const active = new WeakMap<FastifyRequest, NonNullable<ReturnType<typeof activeSpan.getStore>>>();
  app.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const span = tracing.start(`${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      attributes: {
        "http.request.method": request.method,
        "http.route": route,
        "kitstore.request_id": request.id,
      },
    });
    const entry = { span, requestId: request.id };
    active.set(request, entry);
    activeSpan.run(entry, done);
  });
  // The body arrives in events of the socket, in which the request's span is not active.
  app.addHook("preValidation", (request, _reply, done) => {
    const entry = active.get(request);
    if (entry) activeSpan.run(entry, done);
    else done();
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = active.get(request)?.span;
    if (!span) return;
    span.setAttribute("http.response.status_code", reply.statusCode);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}
