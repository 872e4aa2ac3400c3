import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { openApi } from "../../contract/openapi.ts";
import type { Services } from "../services.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The metrics that /metrics shows. Other files add theirs. */
    readonly metrics: Registry;
  }
}

/** Endpoints for operators: liveness, readiness, metrics and the API documentation. */
export async function registerOperations(app: FastifyInstance, services: Services): Promise<void> {
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", async (_request, reply) => {
    await services.database.pool.query("select 1"); // a failure gives 503
    return reply.header("cache-control", "no-store").send({ status: "ready" });
  });
  registerMetrics(app);
  await registerDocs(app);
}

function registerMetrics(app: FastifyInstance) {
  const registry = new Registry();
  app.decorate("metrics", registry);
  collectDefaultMetrics({ register: registry, prefix: "kitstore_" });
  const responseSeconds = new Histogram({
    name: "kitstore_http_seconds",
    help: "Response time in seconds, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    responseSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });
  app.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

async function registerDocs(app: FastifyInstance) {
  const document = openApi();
  await app.register(async (docs) => {
    await docs.register(swagger, { mode: "static", specification: { document: document as never } });
    await docs.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
  });
}
