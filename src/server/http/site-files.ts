import type { FastifyInstance } from "fastify";
import { robotsTxt, sitemapXml } from "../../features/catalog/sitemap.ts";
import type { Services } from "../services.ts";
import { sendCached } from "./cached-body.ts";
import { webAppManifest } from "./web-app-manifest.ts";

const CACHE = { "cache-control": "public, max-age=300" };

/**
 * What search engines ask for: every address of the shop that is worth finding, and which are nobody's to index. And what
 * a phone asks for that puts the shop on its home screen.
 */
export async function registerSiteFiles(
  app: FastifyInstance,
  { answers, catalog, config }: Services,
): Promise<void> {
  app.get("/sitemap.xml", async (request, reply) => {
    const key = `${catalog.current().hash} sitemap`;
    const known =
      answers.get(key) ??
      answers.put(key, sitemapXml(catalog.current(), config.publicUrl), "application/xml; charset=utf-8");
    return sendCached(request, reply, known, CACHE);
  });
  app.get("/robots.txt", async (_request, reply) =>
    reply.headers(CACHE).type("text/plain; charset=utf-8").send(robotsTxt(config.publicUrl)),
  );
  app.get("/manifest.webmanifest", async (_request, reply) =>
    reply
      .headers(CACHE)
      .type("application/manifest+json; charset=utf-8")
      .send(webAppManifest(config.companyName)),
  );
}
