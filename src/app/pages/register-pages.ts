import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { sendProblem } from "../http/problem.ts";
import type { AppServices } from "../services.ts";
import { createPageServices } from "./create-page-services.ts";
import type { PageHandler } from "./page-handler.ts";
import { registerPreviewLinks } from "./preview-links.ts";
import { serveAdmin } from "./serve-admin.ts";
import { servePages } from "./serve-storefront.ts";

const root = join(import.meta.dirname, "..", "..", "..");

/**
 * Registers the storefront as the last route: every URL without another route is a page. It serves the built pages,
 * or with NODE_ENV=development the current sources.
 */
export async function registerPages(app: FastifyInstance, services: AppServices): Promise<void> {
  const pages = await createPages(app, services);
  registerPreviewLinks(app, createPageServices(services));
  app.route({ method: ["GET", "HEAD"], url: "/*", handler: pages.handle });
  app.setNotFoundHandler((request, reply) =>
    request.method === "GET" || request.method === "HEAD"
      ? pages.handle(request, reply)
      : sendProblem(reply, { refused: "method_not_allowed", detail: "Pages are read with GET." }),
  );
}

async function createPages(app: FastifyInstance, services: AppServices): Promise<PageHandler> {
  if (process.env.NODE_ENV === "development") {
    const { serveDevelopment } = await import("./serve-development.ts"); // it imports Vite, so load it only in development
    return serveDevelopment(app, createPageServices(services));
  }
  await serveAdmin(app, join(root, "build"), createPageServices(services));
  return servePages(app, { services, buildDir: join(root, "build") });
}
