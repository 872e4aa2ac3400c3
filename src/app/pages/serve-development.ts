import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { knownLanguages } from "../../platform/language/catalogues.ts";
import { developmentPolicy } from "../http/content-security-policy.ts";
import { ResponseCache } from "../http/response-cache.ts";
import { createPageHandler, type PageHandler } from "./page-handler.ts";
import { pageRenderer, pageRoutes } from "./render-page.ts";
import { withStoreData } from "./serve-admin.ts";
import type { PageServices } from "./services.ts";
import { serveTexts, TextAssets } from "./text-modules.ts";

/**
 * Serves the storefront from its sources. Vite runs inside this server (modules and hot reload on the same port), and
 * every request renders the page with the newest code.
 */
export async function serveDevelopment(app: FastifyInstance, services: PageServices): Promise<PageHandler> {
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  const texts = new TextAssets();
  const admin = await createServer({
    configFile: "vite.admin.config.ts",
    appType: "spa",
    server: { middlewareMode: true, ws: { server: app.server } },
    plugins: [
      {
        name: "store-data",
        transformIndexHtml: (html) => withStoreData(html, services.config, texts.admin()),
      },
    ],
  });
  serveTexts(app, texts, knownLanguages());
  app.addHook("onClose", async () => {
    await Promise.all([vite.close(), admin.close()]);
  });
  app.addHook("onRequest", (request, reply, done) => {
    const { middlewares } = /^\/(admin|setup|invitation)(?=[/?]|$)/.test(request.url) ? admin : vite;
    middlewares(request.raw, reply.raw, () => done());
  });
  const createCurrentPages = async (): Promise<PageHandler> => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    const render = pageRenderer(build, "development", texts, { developmentPolicy });
    return createPageHandler({
      services,
      render,
      routes: pageRoutes(build),
      cache: new ResponseCache(0), // keeps nothing
    });
  };
  return {
    handle: async (request, reply) => (await createCurrentPages()).handle(request, reply),
  };
}
