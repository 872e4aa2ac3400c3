import type { FastifyReply, FastifyRequest } from "fastify";
import type { CatalogueSnapshot } from "../../catalogue/snapshot/catalogue.ts";
import { fingerprint } from "../../catalogue/snapshot/catalogue-cache.ts";
import { createSemaphore, SemaphoreFull } from "../../platform/semaphore/semaphore.ts";
import { requestFacts, sendCachedGet } from "../http/cached-get.ts";
import { securityHeaders } from "../http/content-security-policy.ts";
import { pageCurrency } from "../http/page-currency.ts";
import { TooManyRequests } from "../http/rate-limits.ts";
import type { MadeContent, ResponseCache, ResponseKey } from "../http/response-cache.ts";
import { BUSY_HEADERS, busyPage } from "./busy-page.ts";
import { dataUrl, type PageRoutes, type PageUrl, parsePageUrl } from "./page-url.ts";
import { previewToken } from "./preview-links.ts";
import type { LoadedData, PageRenderer, RenderedPage } from "./render-page.ts";
import type { PageServices } from "./services.ts";

const NO_STORE_HEADERS = { "cache-control": "no-store", "x-robots-tag": "noindex" } as const;
/** React works on one core; a second rendering fills the time in which the first one waits. */
const MAX_RUNNING_RENDERS = 2;
/** A page takes about 20 ms of one core; this is what a visitor may wait for. */
const MAX_WAITING_RENDERS = 128;
const MALFORMED: PageUrl = { url: "/-/-", isData: false, isOpenEnded: true };

export interface PageHandlerOptions {
  readonly services: PageServices;
  readonly render: PageRenderer;
  readonly routes: PageRoutes;
  readonly cache: ResponseCache;
  /** Throws TooManyRequests when a client had too many pages rendered. */
  readonly limitMaking?: (request: FastifyRequest) => Promise<void>;
  /** How many renderings may wait for their turn before others get 503. */
  readonly maxWaitingRenders?: number;
}

export interface PageHandler {
  /** Responds to GET and HEAD of any page URL, `.data` URLs included. Unknown URLs get the 404 page. */
  handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/**
 * Each page is rendered once per (URL, currency, data) and then served from memory. This works because the HTML
 * is the same for everybody: only the browser knows the login and the cart. After a change of the catalogue only the
 * pages whose data changed are rendered again. Renderings queue, so that a flood of new
 * URLs leaves time for the pages in memory.
 */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { services, render, routes, cache } = options;
  const renderInTurn = createSemaphore({
    maxRunning: MAX_RUNNING_RENDERS,
    maxWaiting: options.maxWaitingRenders ?? MAX_WAITING_RENDERS,
  });

  function respond(page: PageUrl, request: FastifyRequest, reply: FastifyReply, isMalformed: boolean) {
    const catalogue = services.catalogue();
    const { configVersion: settingsVersion, config } = services;
    const outlivesChanges = !page.isData && !page.isOpenEnded;
    /** A page shows what its loaders return and nothing else. */
    const fingerprintOf = ({ status, data }: RenderedPage): string =>
      fingerprint(`${settingsVersion} ${status} ${textOf(data)}`);
    let loaded: LoadedData | undefined;
    /** Runs the loaders alone, which is much quicker than rendering. A page that has changed is made from what they returned. */
    const loadAnew = async ({ currencyCode }: ResponseKey): Promise<string> => {
      const response = await render(dataUrl(page.url), { services, catalogue, currencyCode });
      loaded = response.data;
      return fingerprintOf(response);
    };
    const make = async ({ currencyCode }: ResponseKey): Promise<MadeContent> => {
      await options.limitMaking?.(request);
      const requestId = request.id;
      const rendered = await renderInTurn(() =>
        render(page.url, { services, catalogue, currencyCode, requestId }, loaded),
      );
      if (rendered.status >= 500) request.log.error({ url: page.url }, "a page failed");
      const content = contentOf(rendered, page.isOpenEnded);
      return outlivesChanges ? { ...content, fingerprint: fingerprintOf(rendered) } : content;
    };
    return sendCachedGet(request, reply, cache, {
      url: page.url,
      shown: { ...config, catalogue, settingsVersion },
      make,
      ...(outlivesChanges && { fingerprint: loadAnew }),
      change: ({ status }) => ({
        ...(isMalformed && { status: 400 }),
        ...(isPrefetch(request) && status < 500 && { headers: PREFETCH_HEADERS }),
        ...(status >= 500 && { headers: failureHeaders(request.id) }),
      }),
    });
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = previewToken(request.headers.cookie, services.config);
    const drafts = token === undefined ? undefined : await services.preview(token);
    try {
      if (drafts) return await sendPreview(request, reply, drafts);
      const parsed = parsePageUrl(
        request.raw.url ?? "/",
        routes,
        services.catalogue(),
        services.config.languages,
      );
      if (parsed.kind === "moved") {
        return reply.code(301).headers(securityHeaders).header("location", parsed.to).send();
      }
      const isMalformed = parsed.kind === "malformed";
      return await respond(isMalformed ? MALFORMED : parsed, request, reply, isMalformed);
    } catch (error) {
      if (error instanceof TooManyRequests)
        return reply
          .code(429)
          .headers(BUSY_HEADERS)
          .header("retry-after", error.retryAfterSeconds)
          .send(busyPage);
      if (error instanceof SemaphoreFull) return reply.code(503).headers(BUSY_HEADERS).send(busyPage);
      throw error;
    }
  }

  /** Rendered for this response only and never cached, because it shows unpublished drafts. */
  async function sendPreview(request: FastifyRequest, reply: FastifyReply, catalogue: CatalogueSnapshot) {
    const parsed = parsePageUrl(request.raw.url ?? "/", routes, catalogue, services.config.languages);
    if (parsed.kind !== "page")
      return reply
        .code(400)
        .headers({ ...securityHeaders, ...NO_STORE_HEADERS })
        .send();
    await options.limitMaking?.(request);
    const currencyCode = pageCurrency(requestFacts(request.raw.url ?? "/", request.headers), {
      ...services.config,
      rates: catalogue.rates,
    });
    const previewPage = await renderInTurn(() =>
      render(parsed.url, { services, catalogue, currencyCode, isPreview: true }),
    );
    return reply
      .code(previewPage.status)
      .headers({ ...previewPage.headers, ...NO_STORE_HEADERS })
      .type(previewPage.contentType)
      .send(previewPage.body ?? undefined);
  }

  return { handle };
}

/** What loaders returned as one text, whichever of them was the quicker. */
const textOf = (data: LoadedData): string =>
  JSON.stringify(
    [...data].sort(([one], [other]) => (one < other ? -1 : 1)),
    (_name, value) => (value instanceof Map || value instanceof Set ? [...value] : value),
  );

/** The error page reads the second one: a page cannot read other headers of its own response. */
const failureHeaders = (requestId: string) => ({
  "x-request-id": requestId,
  "server-timing": `request;desc="${requestId}"`,
});

/**
 * The browser revalidates a page every time, which the ETag makes cheap. Shared caches must not store pages, because
 * they vary by cookie.
 */
function contentOf(page: RenderedPage, isOpenEnded: boolean): MadeContent {
  const { status, contentType, body } = page;
  const isCached = [200, 301, 404].includes(status);
  return {
    status,
    headers: {
      ...page.headers,
      vary: "Cookie",
      "cache-control": status >= 500 ? "no-store" : "private, no-cache",
    },
    contentType,
    body,
    share: !isCached ? "none" : isOpenEnded || status !== 200 ? "open-ended" : "catalogue",
  };
}

/** A prefetched page may be cached for 10 seconds, until the click. */
const PREFETCH_HEADERS = { "cache-control": "private, max-age=10" } as const;
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  /prefetch/.test(String(headers["sec-purpose"] ?? headers.purpose ?? ""));
