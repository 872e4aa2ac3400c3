import type { RequestListener } from "node:http";
import type { FastifyInstance } from "fastify";
import type { AppServices } from "../services.ts";
import { sendStoredGet } from "./cached-get.ts";
import { hasTwoHosts } from "./host-headers.ts";
import { HSTS } from "./transport-security.ts";

/** Sends what is kept before Fastify sees the request: one look-up. Everything else goes to Fastify, which sends the same bytes and headers. */
export function sendCachedResponsesDirectly(app: FastifyInstance, services: AppServices): void {
  const throughFastify = app.server.listeners("request") as RequestListener[];
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true; // then Fastify tells clients to close their connections
  });
  app.server.removeAllListeners("request");
  const isHttps = services.config.publicUrl.startsWith("https:");
  app.server.on("request", (request, response) => {
    if (isHttps) response.setHeader("strict-transport-security", HSTS);
    const startedAt = performance.now();
    const sent = isClosing || hasTwoHosts(request) ? undefined : sendStoredGet(request, response, services);
    if (sent)
      return app.responseTimes.record(
        "GET",
        sent.route,
        sent.status,
        (performance.now() - startedAt) / 1_000,
      );
    for (const listener of throughFastify) listener(request, response);
  });
}
