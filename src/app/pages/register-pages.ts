import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { staffText } from "../../contract/staff-text.ts";
import { securityHeaders } from "../http/content-security-policy.ts";
import { refuseMethod } from "../http/problem.ts";
import type { AppServices } from "../services.ts";
import { createPageServices } from "./create-page-services.ts";
import type { PageHandler } from "./page-handler.ts";
import { registerPreviewLinks } from "./preview-links.ts";
import { serveAdmin } from "./serve-admin.ts";
import { servePages } from "./serve-storefront.ts";
import { TextAssets } from "./text-modules.ts";
import { asksForFile } from "./unknown-file.ts";

const root = join(import.meta.dirname, "..", "..", "..");

/**
 * Registers the storefront as the last route: every URL without another route is a page. It serves the built pages,
 * or with NODE_ENV=development the current sources.
 */
export async function registerPages(app: FastifyInstance, services: AppServices): Promise<void> {
  const pages = await createPages(app, services);
  registerPreviewLinks(app, createPageServices(services));
  const handlePage = (request: FastifyRequest, reply: FastifyReply) =>
    asksForFile(request.url, request.headers.accept) ? sendNoSuchFile(reply) : pages.handle(request, reply);
  app.route({ method: ["GET", "HEAD"], url: "/*", handler: handlePage });
  app.setNotFoundHandler((request, reply) =>
    request.method === "GET" || request.method === "HEAD"
      ? handlePage(request, reply)
      : refuseMethod(reply, ["GET"], staffText`Pages are read with GET.`),
  );
}

const sendNoSuchFile = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers(securityHeaders)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send("There is no such file.\n");

async function createPages(app: FastifyInstance, services: AppServices): Promise<PageHandler> {
  if (process.env.NODE_ENV === "development") {
    const { serveDevelopment } = await import("./serve-development.ts"); // it imports Vite, so load it only in development
    return serveDevelopment(app, createPageServices(services));
  }
  const buildDir = join(root, "build");
  const texts = new TextAssets();
  await serveAdmin(app, buildDir, createPageServices(services), texts.admin());
  return servePages(app, { services, buildDir, texts });
}
