import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { refuse } from "../../contract/errors.ts";
import { openApi } from "../../contract/openapi.ts";
import type { Database } from "../db/database.ts";
import type { Services } from "../services.ts";
import { operatorsOnly } from "./operators-only.ts";
import { sendProblem } from "./problem.ts";
import { ResponseTimes } from "./response-times.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The metrics that /metrics shows. Other files add theirs. */
    readonly metrics: Registry;
    /** When `isEnding` is true, /readyz says 503, so that a balancer sends requests elsewhere. */
    readonly readiness: { isEnding: boolean };
    readonly responseTimes: ResponseTimes;
  }
}

/** Endpoints for operators: liveness, readiness, metrics and the API documentation. */
export async function registerOperations(app: FastifyInstance, services: Services): Promise<void> {
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  const readiness = { isEnding: false };
  app.decorate("readiness", readiness);
  app.get("/readyz", async (_request, reply) => {
    if (readiness.isEnding) return sendProblem(reply, refuse("unavailable", "This process is about to end."));
    await services.database.checkConnection(); // a failure gives 503
    return reply.header("cache-control", "no-store").send({ status: "ready" });
  });
  registerMetrics(app, services);
  registerPoolMetrics(app.metrics, services.database);
  await registerDocs(app, services.config);
}

function registerMetrics(app: FastifyInstance, { responseCache, config }: Services) {
  const registry = new Registry();
  app.decorate("metrics", registry);
  collectDefaultMetrics({ register: registry, prefix: "kitstore_" });
  const responseTimes = new ResponseTimes(registry);
  app.decorate("responseTimes", responseTimes);
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    responseTimes.record(request.method, route, reply.statusCode, reply.elapsedTime / 1_000);
  });
  new Gauge({
    name: "kitstore_cache_responses",
    help: "Cacheable responses since the start: sent from the cache, found unchanged after a change of the catalogue, made",
    labelNames: ["outcome"],
    registers: [registry],
    collect() {
      for (const [outcome, count] of Object.entries(responseCache.counts)) this.set({ outcome }, count);
    },
  });
  new Gauge({
    name: "kitstore_cache_bytes",
    help: "Bytes of cached pages and API responses",
    registers: [registry],
    collect() {
      this.set(responseCache.heldBytes);
    },
  });
  app.get("/metrics", { onRequest: operatorsOnly(config.operationsToken) }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

/** With waiting above 0 for long, requests wait for connections: more POOL_SIZE, or a statement that is too slow. */
function registerPoolMetrics(registry: Registry, { pool, jobs }: Database) {
  const pools = { requests: pool, jobs: jobs.pool };
  new Gauge({
    name: "kitstore_database_connections",
    help: "Connections to the database, by pool: open, idle, and requests that wait for one",
    labelNames: ["pool", "state"],
    registers: [registry],
    collect() {
      for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool: name, state: "open" }, totalCount);
        this.set({ pool: name, state: "idle" }, idleCount);
        this.set({ pool: name, state: "waiting" }, waitingCount);
      }
    },
  });
}

async function registerDocs(app: FastifyInstance, { apiDocs, operationsToken }: Services["config"]) {
  for (const name of ["shop", "admin"] as const)
    await app.register(async (docs) => {
      if (apiDocs === "private") docs.addHook("onRequest", operatorsOnly(operationsToken));
      await docs.register(swagger, { mode: "static", specification: { document: openApi(name) as never } });
      const routePrefix = name === "shop" ? "/api/docs" : "/api/docs/admin";
      await docs.register(swaggerUi, { routePrefix, staticCSP: true });
    });
}
