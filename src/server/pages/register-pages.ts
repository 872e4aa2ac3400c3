import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { sendProblem } from "../http/problem.ts";
import type { Services } from "../services.ts";
import { pageServices } from "./page-services.ts";
import type { Pages } from "./pages.ts";
import { registerPreviewLinks } from "./preview-link.ts";
import { serveAdmin } from "./serve-admin.ts";
import { servePages } from "./serve-pages.ts";

const root = join(import.meta.dirname, "..", "..", "..");

/**
 * The storefront, after everything else: what no other route answers is a page. Built pages, or with
 * NODE_ENV=development the sources as they are at each request.
 */
export async function registerPages(app: FastifyInstance, services: Services): Promise<void> {
  const pages = await pagesOf(app, services);
  registerPreviewLinks(app, pageServices(services));
  app.route({ method: ["GET", "HEAD"], url: "/*", handler: pages.handle });
  app.setNotFoundHandler((request, reply) =>
    request.method === "GET" || request.method === "HEAD"
      ? pages.handle(request, reply)
      : sendProblem(reply, { refused: "method_not_allowed", detail: "Pages are read with GET." }),
  );
}

async function pagesOf(app: FastifyInstance, services: Services): Promise<Pages> {
  if (process.env.NODE_ENV === "development") {
    const { serveDevelopment } = await import("./serve-development.ts"); // Vite: only where it is wanted
    return serveDevelopment(app, pageServices(services));
  }
  await serveAdmin(app, join(root, "build"));
  return servePages(app, { services: pageServices(services), buildDir: join(root, "build") });
}
