import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Handlers } from "../../contract/handler.ts";
import type { Route } from "../../contract/route.ts";
import { type RouteKey, routes } from "../../contract/routes.ts";
import type { Services } from "../services.ts";
import { addRoute } from "./add-route.ts";
import { readForms } from "./forms.ts";
import { handlersOf } from "./handlers.ts";
import { registerOperations } from "./operations.ts";
import { answerFailure, sendProblem } from "./problem.ts";
import { registerSiteFiles } from "./site-files.ts";
import { strictJson } from "./strict-json.ts";
import { readUploads } from "./uploads.ts";
import { validatorFor } from "./validator.ts";
import { checkXsrf, giveXsrfCookie } from "./xsrf.ts";

export type RegisterPages = (app: FastifyInstance) => Promise<void>;

const BODY_LIMIT_BYTES = 256 * 1024;
const URL_LIMIT = 2_048;

/** The whole server without a port: the interface, operations, and what `pages` adds (the shop's pages and pictures). */
export async function createApp(services: Services, pages: RegisterPages[] = []): Promise<FastifyInstance> {
  const { config } = services;
  const app = fastify({
    // Only what goes wrong: the start says the address itself.
    loggerInstance: services.log.child({}, { level: quieter(services.log.level) }) as FastifyBaseLogger,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 256 },
    forceCloseConnections: "idle",
    return503OnClosing: true,
    onProtoPoisoning: "error",
  });
  app.setErrorHandler(answerFailure);
  app.addHook("onRequest", async (request, reply) => {
    if (request.raw.url && request.raw.url.length > URL_LIMIT) {
      return sendProblem(reply, { refused: "malformed", detail: "The address is too long." });
    }
  });
  app.addHook("onSend", async (request, reply) => giveXsrfCookie(request, reply, config.publicUrl));
  endConnectionsOnClose(app);
  await registerOperations(app, services);
  await app.register((api) => registerApi(api, services));
  await registerSiteFiles(app, services);
  for (const page of pages) await page(app);
  return app;
}

/** Without this a browser's kept connection would hold up the end of the program after its last answer. */
function endConnectionsOnClose(app: FastifyInstance) {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
}

async function registerApi(api: FastifyInstance, services: Services) {
  api.removeContentTypeParser("text/plain");
  strictJson(api);
  api.setValidatorCompiler(validatorFor);
  api.setSerializerCompiler(() => (value) => JSON.stringify(value)); // outputs are checked against the contract in tests
  api.addHook("onRequest", async (request, reply) => {
    if (request.raw.url?.includes("%00"))
      return sendProblem(reply, { refused: "malformed", detail: "The address holds a NUL." }); // no text column takes it
  });
  api.addHook("onRequest", checkXsrf);
  if (services.config.rateLimit) {
    await api.register(rateLimit, {
      global: false,
      max: services.config.rateLimit,
      timeWindow: 60_000,
      cache: 20_000,
    });
  }
  const handlers: Handlers = handlersOf(services);
  const keys = Object.keys(routes) as RouteKey[];
  for (const key of keys.filter((key) => !isForm(key) && !isRaw(key) && !isUpload(key)))
    addRoute(api, key, routes[key], handlers[key], services);
  await api.register(async (forms) => {
    await readForms(forms);
    for (const key of keys.filter(isForm)) addRoute(forms, key, routes[key], handlers[key], services);
  });
  await api.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    for (const key of keys.filter(isRaw)) addRoute(raw, key, routes[key], handlers[key], services);
  });
  await api.register(async (uploads) => {
    readUploads(uploads);
    for (const key of keys.filter(isUpload)) addRoute(uploads, key, routes[key], handlers[key], services);
  });
  api.all("/api/*", (request, reply) => {
    const known = keys.some((key) => samePath(key, request.url));
    return sendProblem(
      reply,
      known
        ? { refused: "method_not_allowed", detail: "This address takes another method." }
        : { refused: "not_found", detail: "There is no such call." },
    );
  });
}

const quieter = (level: string): string => (["info", "debug", "trace"].includes(level) ? "warn" : level);

const isForm = (key: RouteKey): boolean => (routes[key] as Route).form === true;
const isUpload = (key: RouteKey): boolean => (routes[key] as Route).isUpload === true;

const isRaw = (key: RouteKey): boolean => (routes[key] as Route).raw === true;

function samePath(key: RouteKey, url: string): boolean {
  const template = key.slice(key.indexOf(" ") + 1).replace(/\/$/, "");
  const pattern = template.replace(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${pattern}/?$`, "i").test(url.split("?")[0] ?? "");
}
