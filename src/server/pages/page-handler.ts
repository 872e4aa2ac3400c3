import type { FastifyReply, FastifyRequest } from "fastify";
import type { CatalogSnapshot } from "../../features/catalog/catalog.ts";
import { sendCached } from "../http/cached-body.ts";
import { securityHeaders } from "./content-security-policy.ts";
import { PageCache } from "./page-cache.ts";
import { pageCurrency } from "./page-currency.ts";
import { parsePageUrl } from "./page-url.ts";
import { previewToken } from "./preview-links.ts";
import type { PageRenderer, RenderedPage } from "./render-page.ts";
import type { PageServices } from "./services.ts";

const NO_STORE_HEADERS = { "cache-control": "no-store", "x-robots-tag": "noindex" } as const;
const MEGABYTE = 1024 * 1024;

export interface PageHandlerOptions {
  readonly services: PageServices;
  readonly render: PageRenderer;
  readonly routeIds: ReadonlySet<string>;
  /** False in development: every request renders again. */
  readonly cache: boolean;
  /** Cache limit for the catalogue's pages. Their number is limited. */
  readonly catalogueCacheBytes?: number;
  /** Cache limit for searches, filtered lists and unknown URLs. Anybody can invent any number of them. */
  readonly openEndedCacheBytes?: number;
}

export interface PageHandler {
  /** Responds to GET and HEAD of any page URL, `.data` URLs included. Unknown URLs get the 404 page. */
  handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** The page of a URL, from the cache or rendered now. */
  page(url: string, currencyCode: string): RenderedPage | Promise<RenderedPage>;
}

/**
 * Each page is rendered once per (URL, currency, catalogue) and then served from memory. This works because the HTML
 * is the same for everybody: only the browser knows the login and the cart.
 */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { services, render } = options;
  const catalogueCache = new PageCache<RenderedPage>(options.catalogueCacheBytes ?? 96 * MEGABYTE);
  const openEndedCache = new PageCache<RenderedPage>(options.openEndedCacheBytes ?? 16 * MEGABYTE);
  let currentHash = "";

  function page(url: string, currencyCode: string): RenderedPage | Promise<RenderedPage> {
    const catalog = services.catalog();
    const make = () => render(url, { services, catalog, currencyCode });
    if (!options.cache) return make();
    if (catalog.hash !== currentHash) {
      catalogueCache.clear();
      openEndedCache.clear();
      currentHash = catalog.hash;
    }
    // The hash is in the key too, because a rendering of the old catalogue can finish after the new one is live.
    const key = `${catalog.hash} ${currencyCode} ${url}`;
    return (
      catalogueCache.get(key) ??
      openEndedCache.get(key) ??
      catalogueCache.make(key, make, (newPage) => {
        const isOpenEnded = newPage.status === 404 || isOpenEndedUrl(url);
        if (isOpenEnded && (newPage.status === 404 || newPage.status === 200))
          openEndedCache.put(key, newPage);
        return !isOpenEnded && (newPage.status === 200 || newPage.status === 301);
      })
    );
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = previewToken(request.headers.cookie);
    const drafts = token === undefined ? undefined : await services.preview(token);
    if (drafts) return sendPreview(request, reply, drafts);
    const parsed = parsePageUrl(request.raw.url ?? "/", options.routeIds, services.catalog().filterValues);
    if (parsed.kind === "moved") {
      return reply.code(301).headers(securityHeaders).header("location", parsed.to).send();
    }
    const url = parsed.kind === "page" ? parsed.url : "/malformed-address";
    const currency = pageCurrency(request.headers.cookie, services.catalog().rates);
    const found = page(url, currency);
    const rendered = found instanceof Promise ? await found : found;
    const status = parsed.kind === "malformed" ? 400 : rendered.status;
    const headers = { ...rendered.headers, vary: "Cookie", "cache-control": cacheControl(request, status) };
    if (!rendered.body) return reply.code(status).headers(headers).send();
    return sendCached(request, reply, rendered.body, headers, status);
  }

  /** Rendered for this response only and never cached, because it shows unpublished drafts. */
  async function sendPreview(request: FastifyRequest, reply: FastifyReply, catalog: CatalogSnapshot) {
    const parsed = parsePageUrl(request.raw.url ?? "/", options.routeIds, catalog.filterValues);
    if (parsed.kind !== "page")
      return reply
        .code(400)
        .headers({ ...securityHeaders, ...NO_STORE_HEADERS })
        .send();
    const currencyCode = pageCurrency(request.headers.cookie, catalog.rates);
    const previewPage = await render(parsed.url, { services, catalog, currencyCode, isPreview: true });
    return reply
      .code(previewPage.status)
      .headers({ ...previewPage.headers, ...NO_STORE_HEADERS })
      .type(previewPage.body?.contentType ?? "text/plain")
      .send(previewPage.body?.identity);
  }

  return { handle, page };
}

/**
 * There are endless searches and filter combinations. They must not remove the catalogue's normal pages from the
 * cache.
 */
const isOpenEndedUrl = (url: string): boolean =>
  /[?&](searchTerm|colour|size|price|in-stock|sort)=/.test(url);

/**
 * The browser revalidates a page every time, which the ETag makes cheap. Shared caches must not store pages, because
 * they vary by cookie. A prefetched page may be cached for 10 seconds, until the click.
 */
function cacheControl(request: FastifyRequest, status: number): string {
  if (status >= 500) return "no-store";
  const isPrefetch = /prefetch/.test(String(request.headers["sec-purpose"] ?? request.headers.purpose ?? ""));
  return isPrefetch ? "private, max-age=10" : "private, no-cache";
}
