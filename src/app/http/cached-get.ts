import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { PREVIEW_COOKIE } from "../../catalogue/content/content.ts";
import type { CatalogueSnapshot } from "../../catalogue/snapshot/catalogue.ts";
import { isRefusal, type Refusal } from "../../contract/errors.ts";
import { type Language, offeredLanguages } from "../../platform/language/language.ts";
import type { AppServices } from "../services.ts";
import { type CachedResponse, isNotModified } from "./cached-response.ts";
import { chooseEncoding } from "./content-encoding.ts";
import { type PageRequestFacts, pageCurrency } from "./page-currency.ts";
import { sendProblem } from "./problem.ts";
import { contentVersion, type MadeContent, type ResponseCache, type ResponseKey } from "./response-cache.ts";

/** What the store shows at one moment. */
export interface ShownContent {
  readonly catalogue: Pick<CatalogueSnapshot, "version" | "rates">;
  readonly settingsVersion: number;
  readonly defaultCurrency: string;
  readonly languages: readonly Language[];
}

export const shownContent = ({ catalogue, settings }: AppServices): ShownContent => ({
  catalogue: catalogue.current(),
  settingsVersion: settings.current().version,
  defaultCurrency: settings.current().defaultCurrency,
  languages: offeredLanguages(settings.current()),
});

/**
 * All that a cached response depends on, said here alone: what is shown at the moment, the URL with its language, the visitor's
 * currency and what their client can unpack. `sentUrl`, as it was sent, may name a currency. Nothing of a person is in it: logged in or not, all get the same bytes.
 */
export const responseKey = (
  url: string,
  headers: IncomingHttpHeaders,
  shown: ShownContent,
  sentUrl = url,
): ResponseKey => ({
  version: contentVersion(shown.catalogue.version, shown.settingsVersion),
  url,
  currencyCode: hasCurrency(url)
    ? pageCurrency(requestFacts(sentUrl, headers), { ...shown, rates: shown.catalogue.rates })
    : "",
  encoding: chooseEncoding(headers["accept-encoding"] as string | undefined),
});

export const requestFacts = (url: string, headers: IncomingHttpHeaders): PageRequestFacts => ({
  url,
  cookies: headers.cookie,
  acceptLanguage: headers["accept-language"],
});

/** Amounts of the API are in the base currency. */
const hasCurrency = (url: string): boolean => !url.startsWith("/api/");

interface CachedGet {
  /** In its one canonical form. */
  readonly url: string;
  /** What `make` shows; taken before it, so that nothing old is kept as new. */
  readonly shown: ShownContent;
  /** Makes the response where none is kept. It reads nothing of the request but what the key has. */
  readonly make: (key: ResponseKey) => Promise<MadeContent | Refusal> | MadeContent;
  /** As of a ResponseSource. */
  readonly fingerprint?: (key: ResponseKey) => Promise<string>;
  /** What this response has in place of the kept one's. */
  readonly change?: (found: CachedResponse) => {
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
  };
}

/**
 * The one door of cached responses: pages, their data, public calls and sitemaps. 304 where the client has it; HEAD gets the same
 * headers, and Fastify omits the body.
 */
export async function sendCachedGet(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: ResponseCache,
  { url, shown, make, fingerprint, change }: CachedGet,
): Promise<FastifyReply> {
  const key = responseKey(url, request.headers, shown, request.raw.url);
  const source = {
    route: request.routeOptions.url ?? "none",
    ...(fingerprint && { fingerprint: () => fingerprint(key) }),
  };
  const found = await cache.find(key, source, () => make(key));
  if (isRefusal(found)) return sendProblem(reply, found);
  const { status = found.status, headers } = change?.(found) ?? {};
  reply.headers({ ...found.headers, ...headers });
  if (status === 200 && isNotModified(found, request.headers["if-none-match"])) {
    for (const name of ["content-type", "content-encoding", "content-length"]) reply.removeHeader(name);
    return reply.code(304).send();
  }
  return reply.code(status).send(found.bytes);
}

/** sendCachedGet for what the services show now. */
export const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  services: AppServices,
  url: string,
  make: CachedGet["make"],
): Promise<FastifyReply> =>
  sendCachedGet(request, reply, services.responseCache, { url, shown: shownContent(services), make });

/**
 * The same door for what is kept already, before Fastify sees the request: by the URL as it was sent. Undefined where something has
 * to be made or changed: another form of the URL, a preview of drafts, a prefetch, every other method.
 */
export function sendStoredGet(
  { method, url = "", headers }: IncomingMessage,
  response: ServerResponse,
  services: AppServices,
): { readonly route: string; readonly status: number } | undefined {
  if (method !== "GET" || headers["sec-purpose"] || headers.purpose) return undefined;
  if (headers.cookie?.includes(PREVIEW_COOKIE)) return undefined;
  const found = services.responseCache.get(responseKey(url, headers, shownContent(services)));
  if (!found) return undefined;
  const isUnchanged = isNotModified(found, headers["if-none-match"]);
  if (isUnchanged) response.writeHead(304, found.notModifiedHead).end();
  else response.writeHead(found.status, found.head).end(found.bytes);
  return { route: found.route, status: isUnchanged ? 304 : found.status };
}
