import type { FastifyInstance } from "fastify";
import { robotsTxt, sitemapXml } from "../../features/catalog/sitemap.ts";
import type { Services } from "../services.ts";
import { sendCached } from "./cached-body.ts";
import { webAppManifest } from "./web-app-manifest.ts";

const CACHE_HEADERS = { "cache-control": "public, max-age=300" };

/**
 * The files that search engines read (sitemap.xml with all public URLs, robots.txt), and the manifest with which
 * phones install the shop on their home screen.
 */
export async function registerSiteFiles(
  app: FastifyInstance,
  { responseCache, catalog, config }: Services,
): Promise<void> {
  app.get("/sitemap.xml", async (request, reply) => {
    const key = `${catalog.current().hash} sitemap`;
    const body =
      responseCache.get(key) ??
      responseCache.put(
        key,
        sitemapXml(catalog.current(), config.publicUrl),
        "application/xml; charset=utf-8",
      );
    return sendCached(request, reply, body, CACHE_HEADERS);
  });
  app.get("/robots.txt", async (_request, reply) =>
    reply.headers(CACHE_HEADERS).type("text/plain; charset=utf-8").send(robotsTxt(config.publicUrl)),
  );
  app.get("/manifest.webmanifest", async (_request, reply) =>
    reply
      .headers(CACHE_HEADERS)
      .type("application/manifest+json; charset=utf-8")
      .send(webAppManifest(config.companyName)),
  );
}
