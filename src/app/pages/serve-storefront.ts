import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { knownLanguages } from "../../platform/language/catalogues.ts";
import type { AppServices } from "../services.ts";
import { createPageServices } from "./create-page-services.ts";
import { createPageHandler, type PageHandler } from "./page-handler.ts";
import { pageRenderer, pageRoutes } from "./render-page.ts";
import { serveOffline } from "./serve-offline.ts";
import { serveTexts, type TextAssets } from "./text-modules.ts";

export interface ServePagesOptions {
  readonly services: AppServices;
  /** Output folder of `npm run build`, with the folders `client` and `server`. */
  readonly buildDir: string;
  readonly texts: TextAssets;
}

/**
 * Serves the built storefront: its pages and its files. Hashed files under /assets are cached for a year, others for
 * an hour.
 */
export async function servePages(
  app: FastifyInstance,
  { services, buildDir, texts }: ServePagesOptions,
): Promise<PageHandler> {
  const { responseCache } = services;
  const serverBundle = join(buildDir, "server", "index.js");
  if (!existsSync(serverBundle))
    throw new Error(`The storefront is not built: ${serverBundle} is missing. Run npm run build.`);
  const build = (await import(pathToFileURL(serverBundle).href)) as ServerBuild;
  serveTexts(app, texts, knownLanguages());
  const pages = createPageHandler({
    services: createPageServices(services),
    render: pageRenderer(build, "production", texts),
    routes: pageRoutes(build),
    cache: responseCache,
    limitMaking: app.limitMaking,
  });
  await app.register(fastifyStatic, {
    root: join(buildDir, "client"),
    wildcard: false,
    index: false,
    preCompressed: true,
    // The compressed copies are sent in place of the originals and have no URL of their own.
    globIgnore: ["**/*.br", "**/*.gz", "**/.vite/**"],
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes("/assets/");
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
      reply.header("x-content-type-options", "nosniff");
    },
  });
  // An open page of an older build may request files that are gone. Respond with a short text, not the 404 page.
  app.get("/assets/*", (_request, reply) =>
    reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Gone"),
  );
  serveOffline(app, buildDir, services);
  return pages;
}
