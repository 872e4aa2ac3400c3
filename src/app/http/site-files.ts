import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { merchantFeed } from "../../catalogue/feed/merchant-feed.ts";
import { readLastChanges } from "../../catalogue/feed/sitemap.store.ts";
import { robotsTxt, sitemapPart, sitemapXml } from "../../catalogue/feed/sitemap.ts";
import { offeredLanguages } from "../../platform/language/language.ts";
import type { AppServices } from "../services.ts";
import { sendCached } from "./cached-get.ts";
import type { MadeContent } from "./response-cache.ts";

const partNotFound: MadeContent = {
  status: 404,
  headers: {},
  contentType: "text/plain; charset=utf-8",
  body: "The sitemap has no part with this number.\n",
  share: "none",
};
const CACHE_HEADERS = { "cache-control": "public, max-age=300" };

/**
 * The files that search engines read (sitemap.xml with all public URLs, in a large shop in parts, robots.txt, the Google Merchant feed), and the manifest with which
 * phones install the shop on their home screen.
 */
export async function registerSiteFiles(app: FastifyInstance, services: AppServices): Promise<void> {
  const { catalogue, config, settings } = services;
  const shop = async () => ({
    catalogue: catalogue.current(),
    publicUrl: config.publicUrl,
    languages: offeredLanguages(settings.current()),
    lastChanges: await readLastChanges(services.database.db),
  });
  const asSitemap = (body: string): MadeContent => ({
    status: 200,
    headers: CACHE_HEADERS,
    contentType: "application/xml; charset=utf-8",
    body,
    share: "catalogue",
  });
  app.get("/sitemap.xml", (request, reply) =>
    sendCached(request, reply, services, "/sitemap.xml", async () => asSitemap(sitemapXml(await shop()))),
  );
  app.get<{ Params: { part: string } }>("/sitemap-:part(^[1-9]\\d{0,3}).xml", (request, reply) => {
    const { part } = request.params;
    return sendCached(request, reply, services, `/sitemap-${part}.xml`, async () => {
      const body = sitemapPart(await shop(), Number(part));
      return body === undefined ? partNotFound : asSitemap(body);
    });
  });
  // Search engines read it once a day, and it is written anew each time.
  app.get("/google-merchant.xml", { config: { rateLimit: { max: 10 } } }, (_request, reply) => {
    const { companyName, baseCurrency } = settings.current();
    const parts = merchantFeed(catalogue.current(), {
      publicUrl: config.publicUrl,
      companyName,
      baseCurrency,
    });
    return reply
      .headers(CACHE_HEADERS)
      .type("application/xml; charset=utf-8")
      .send(Readable.from(parts, { objectMode: false }));
  });
  app.get("/robots.txt", async (_request, reply) =>
    reply
      .headers(CACHE_HEADERS)
      .type("text/plain; charset=utf-8")
      .send(robotsTxt(config.publicUrl, offeredLanguages(settings.current()))),
  );
  app.get("/manifest.webmanifest", async (_request, reply) =>
    reply
      .headers(CACHE_HEADERS)
      .type("application/manifest+json; charset=utf-8")
      .send(webAppManifest(settings.current().companyName)),
  );
}

/**
 * With this manifest a phone or desktop can install the store (W3C Web Application Manifest). Colours:
 * web/ui/tokens.css.
 */
const webAppManifest = (companyName: string): string =>
  JSON.stringify({
    id: "/",
    name: `${companyName} Store`,
    short_name: companyName,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fcfaf6",
    theme_color: "#fcfaf6",
    categories: ["shopping"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [{ name: "My Orders", url: "/accounts/order-history" }],
  });
