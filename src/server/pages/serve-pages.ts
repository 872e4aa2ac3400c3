import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { createPages, type Pages } from "./pages.ts";
import { pageRenderer } from "./render-page.ts";
import { serveOffline } from "./serve-offline.ts";
import type { PageServices } from "./services.ts";

export interface ServePagesOptions {
  readonly services: PageServices;
  /** Folder of `npm run build`, with `client` and `server` in it. Left out: development, see serve-development.ts. */
  readonly buildDir: string;
}

/** The built storefront: serves its files (hashed ones under /assets for a year, others for an hour) and answers its pages. */
export async function servePages(
  app: FastifyInstance,
  { services, buildDir }: ServePagesOptions,
): Promise<Pages> {
  const serverBundle = join(buildDir, "server", "index.js");
  if (!existsSync(serverBundle))
    throw new Error(`The storefront is not built: ${serverBundle} is missing. Run npm run build.`);
  const build = (await import(pathToFileURL(serverBundle).href)) as ServerBuild;
  const pages = createPages({
    services,
    render: pageRenderer(build, "production"),
    routeIds: new Set(Object.keys(build.routes)),
    cache: true,
  });
  await app.register(fastifyStatic, {
    root: join(buildDir, "client"),
    wildcard: false,
    index: false,
    preCompressed: true,
    // Compressed copies are the same files under another name, never addresses of their own.
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
  // A page of an older version asks for files that are gone: a short answer, not a page.
  app.get("/assets/*", (_request, reply) =>
    reply.code(404).header("cache-control", "no-store").type("text/plain").send("Gone"),
  );
  serveOffline(app, buildDir, services.config.companyName);
  return pages;
}
