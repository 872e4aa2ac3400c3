import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppServices } from "../services.ts";
import { type CachedResponse, isNotModified } from "./cached-response.ts";
import { chooseEncoding, type Encoding } from "./content-encoding.ts";
import { contentVersion, type MadeContent } from "./response-cache.ts";

/** The encoding that a request's client accepts. */
export const encodingOf = (request: FastifyRequest): Encoding =>
  chooseEncoding(request.headers["accept-encoding"]);

/** The version of the content that is shown now. */
export const currentVersion = ({ catalogue, settings }: AppServices): string =>
  contentVersion(catalogue.current().version, settings.current().version);

/** Sends it through Fastify: 304 where the client has it. HEAD gets the same headers; Fastify omits the body. */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  changed: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): FastifyReply {
  const status = changed.status ?? response.status;
  reply.headers({ ...response.headers, ...changed.headers });
  if (status === 200 && isNotModified(response, request.headers["if-none-match"])) {
    for (const name of ["content-type", "content-encoding", "content-length"]) reply.removeHeader(name);
    return reply.code(304).send();
  }
  return reply.code(status).send(response.bytes);
}

/** Responds from the cache, for a URL whose response is the same in every currency. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  services: AppServices,
  url: string,
  make: () => MadeContent | Promise<MadeContent>,
): Promise<FastifyReply> {
  const found = await services.responseCache.find(
    { url, currencyCode: "", encoding: encodingOf(request) },
    { version: currentVersion(services), route: request.routeOptions.url ?? "none" },
    make,
  );
  return sendResponse(request, reply, found);
}
