import type { FastifyReply, FastifyRequest } from "fastify";
import type { CatalogSnapshot } from "../../features/catalog/catalog.ts";
import { sendCached } from "../http/cached-body.ts";
import { securityHeaders } from "./content-security.ts";
import { parsePageAddress } from "./page-address.ts";
import { PageCache } from "./page-cache.ts";
import { pageCurrency } from "./page-currency.ts";
import { previewToken } from "./preview-link.ts";
import type { PageRenderer, RenderedPage } from "./render-page.ts";
import type { PageServices } from "./services.ts";

const UNKEPT = { "cache-control": "no-store", "x-robots-tag": "noindex" } as const;
const MEGABYTE = 1024 * 1024;

export interface PagesOptions {
  readonly services: PageServices;
  readonly render: PageRenderer;
  readonly routeIds: ReadonlySet<string>;
  /** False while developing: every request renders anew. */
  readonly cache: boolean;
  /** Room for the catalogue's pages, of which there are finitely many. */
  readonly catalogueBytes?: number;
  /** Room for searches, filtered lists and unknown addresses, of which anyone can make up endlessly many. */
  readonly openBytes?: number;
}

export interface Pages {
  /** Answers a GET or HEAD of any page address, `.data` addresses included; unknown ones get the 404 page. */
  handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** The page of an address, from the cache or rendered now. */
  page(address: string, currencyCode: string): RenderedPage | Promise<RenderedPage>;
}

/**
 * Pages rendered once per (address, currency, catalogue) and answered from memory afterwards.
 * A page says the same to everyone: who is logged in and what the cart holds is known to the browser alone.
 */
export function createPages(options: PagesOptions): Pages {
  const { services, render } = options;
  const known = new PageCache<RenderedPage>(options.catalogueBytes ?? 96 * MEGABYTE);
  const open = new PageCache<RenderedPage>(options.openBytes ?? 16 * MEGABYTE);
  let shownHash = "";

  function page(address: string, currencyCode: string): RenderedPage | Promise<RenderedPage> {
    const catalog = services.catalog();
    const make = () => render(address, { services, catalog, currencyCode });
    if (!options.cache) return make();
    if (catalog.hash !== shownHash) {
      known.clear();
      open.clear();
      shownHash = catalog.hash;
    }
    // The hash is part of the key too: a rendering of the old catalogue may end after the new one is shown.
    const key = `${catalog.hash} ${currencyCode} ${address}`;
    return (
      known.get(key) ??
      open.get(key) ??
      known.make(key, make, (made) => {
        const isOpen = made.status === 404 || isOpenAddress(address);
        if (isOpen && (made.status === 404 || made.status === 200)) open.put(key, made);
        return !isOpen && (made.status === 200 || made.status === 301);
      })
    );
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = previewToken(request.headers.cookie);
    const drafts = token === undefined ? undefined : await services.preview(token);
    if (drafts) return sendPreview(request, reply, drafts);
    const parsed = parsePageAddress(
      request.raw.url ?? "/",
      options.routeIds,
      services.catalog().filterValues,
    );
    if (parsed.kind === "moved") {
      return reply.code(301).headers(securityHeaders).header("location", parsed.to).send();
    }
    const address = parsed.kind === "page" ? parsed.address : "/malformed-address";
    const currency = pageCurrency(request.headers.cookie, services.catalog().rates);
    const found = page(address, currency);
    const rendered = found instanceof Promise ? await found : found;
    const status = parsed.kind === "malformed" ? 400 : rendered.status;
    const headers = { ...rendered.headers, vary: "Cookie", "cache-control": cacheControl(request, status) };
    if (!rendered.body) return reply.code(status).headers(headers).send();
    return sendCached(request, reply, rendered.body, headers, status);
  }

  /** Rendered for this one answer and kept nowhere: it shows what is not published. */
  async function sendPreview(request: FastifyRequest, reply: FastifyReply, catalog: CatalogSnapshot) {
    const parsed = parsePageAddress(request.raw.url ?? "/", options.routeIds, catalog.filterValues);
    if (parsed.kind !== "page")
      return reply
        .code(400)
        .headers({ ...securityHeaders, ...UNKEPT })
        .send();
    const currencyCode = pageCurrency(request.headers.cookie, catalog.rates);
    const shown = await render(parsed.address, { services, catalog, currencyCode, isPreview: true });
    return reply
      .code(shown.status)
      .headers({ ...shown.headers, ...UNKEPT })
      .type(shown.body?.contentType ?? "text/plain")
      .send(shown.body?.identity);
  }

  return { handle, page };
}

/** Searches are endless, and filters multiply each other: neither may push the catalogue's plain pages out. */
const isOpenAddress = (address: string): boolean =>
  /[?&](searchTerm|colour|size|price|in-stock|sort)=/.test(address);

/**
 * Pages are asked about each time (a tag makes that cheap) and never kept by a shared cache, for they vary by cookie.
 * What the browser fetches ahead of a click is kept for the seconds until the click.
 */
function cacheControl(request: FastifyRequest, status: number): string {
  if (status >= 500) return "no-store";
  const isAhead = /prefetch/.test(String(request.headers["sec-purpose"] ?? request.headers.purpose ?? ""));
  return isAhead ? "private, max-age=10" : "private, no-cache";
}
