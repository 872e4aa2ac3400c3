import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { Counter, Registry } from "prom-client";
import { refuse } from "../../contract/errors.ts";
import { openApi } from "../../contract/openapi.ts";
import { registerProcessMetrics } from "../metrics/process-metrics.ts";
import { registerStoreMetrics } from "../metrics/store-metrics.ts";
import { metricsReader } from "../metrics/worker-metrics.ts";
import type { AppServices } from "../services.ts";
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

/** The label of requests that no route takes. */
const NO_ROUTE = "none";

/** Endpoints for operators: liveness, readiness, metrics and the API documentation. */
export async function registerOperations(app: FastifyInstance, services: AppServices): Promise<void> {
  registerMetrics(app, services); // first, so that it hears of each route
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
  await registerDocs(app, services.config);
}

function registerMetrics(app: FastifyInstance, services: AppServices) {
  const registry = new Registry();
  app.decorate("metrics", registry);
  registerProcessMetrics(registry, services);
  registerStoreMetrics(registry, services);
  const responseTimes = new ResponseTimes(registry);
  responseTimes.startSeries("POST", "/api/ShoppingCart/Checkout", 200);
  app.decorate("responseTimes", responseTimes);
  const failures = new Counter({
    name: "kitstore_http_failures_total",
    help: "Responses with a status of 500 or more, by route; each route has its line from the start",
    labelNames: ["route"],
    registers: [registry],
  });
  // A rare failure is each time the first of its route and status, and so no increase to Prometheus.
  failures.inc({ route: NO_ROUTE }, 0);
  app.addHook("onRoute", ({ url }) => failures.inc({ route: url }, 0));
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    responseTimes.record(request.method, route, reply.statusCode, reply.elapsedTime / 1_000);
    if (reply.statusCode >= 500) failures.inc({ route });
  });
  services.telemetry?.exportMetrics(registry);
  const readMetrics = metricsReader(registry);
  app.get(
    "/metrics",
    { onRequest: operatorsOnly(services.config.operationsToken) },
    async (_request, reply) => reply.type(registry.contentType).send(await readMetrics()),
  );
}

async function registerDocs(app: FastifyInstance, { apiDocs, operationsToken }: AppServices["config"]) {
  for (const name of ["shop", "admin"] as const)
    await app.register(async (docs) => {
      if (apiDocs === "private") docs.addHook("onRequest", operatorsOnly(operationsToken));
      let document: object | undefined;
      // Built when it is first asked for: both take 90 ms of a processor, a tenth of a start.
      const lazyDocument = { toJSON: () => (document ??= openApi(name)) };
      await docs.register(swagger, { mode: "static", specification: { document: lazyDocument as never } });
      const routePrefix = name === "shop" ? "/api/docs" : "/api/docs/admin";
      await docs.register(swaggerUi, { routePrefix, staticCSP: true });
    });
}
