import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { PREVIEW_COOKIE } from "../../catalogue/content/content.ts";
import type { AppServices } from "../services.ts";
import { isNotModified } from "./cached-response.ts";
import { chooseEncoding } from "./content-encoding.ts";
import { pageCurrency } from "./page-currency.ts";
import { contentVersion, keyText } from "./response-cache.ts";
import type { ResponseTimes } from "./response-times.ts";
import { HSTS } from "./transport-security.ts";

/**
 * Sends cached pages and API responses before Fastify sees the request: one look-up by the URL as it was sent. A URL in
 * another form than the canonical one, a missing response, a preview of drafts, a prefetch and every other method go
 * to Fastify, which sends the same bytes and headers.
 */
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
    if (!isClosing && sendDirectly(request, response, services, app.responseTimes)) return;
    for (const listener of throughFastify) listener(request, response);
  });
}

/** True when the response was sent. */
function sendDirectly(
  request: IncomingMessage,
  response: ServerResponse,
  { catalogue, settings, responseCache }: AppServices,
  times: ResponseTimes,
): boolean {
  const startedAt = performance.now();
  const { method, url = "", headers } = request;
  if (method !== "GET" || headers["sec-purpose"] || headers.purpose) return false;
  const { cookie } = headers;
  if (cookie?.includes(PREVIEW_COOKIE)) return false;
  const { version, rates } = catalogue.current();
  const currency = url.startsWith("/api/")
    ? ""
    : pageCurrency(cookie, rates, settings.current().defaultCurrency);
  const key = keyText(chooseEncoding(headers["accept-encoding"] as string | undefined), currency, url);
  const cached = responseCache.get(key, contentVersion(version, settings.current().version));
  if (!cached) return false;
  const isUnchanged = isNotModified(cached, headers["if-none-match"]);
  const status = isUnchanged ? 304 : cached.status;
  if (isUnchanged) response.writeHead(304, cached.notModifiedHead).end();
  else response.writeHead(cached.status, cached.head).end(cached.bytes);
  times.record("GET", cached.route, status, (performance.now() - startedAt) / 1_000);
  return true;
}
