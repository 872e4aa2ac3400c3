import { randomUUID } from "node:crypto";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Handlers } from "../../contract/handler.ts";
import type { Route } from "../../contract/route.ts";
import { type RouteKey, routes } from "../../contract/routes.ts";
import { staffText } from "../../contract/staff-text.ts";
import type { AppServices } from "../services.ts";
import { addRoute } from "./add-route.ts";
import {
  registerFormParsers,
  registerJsonParser,
  registerRawParser,
  registerStreamParser,
  registerUploadParser,
} from "./body-parsers.ts";
import { registerCompanyLogin } from "./company-login.ts";
import { FRAMES_POLICY } from "./content-security-policy.ts";
import { handlersOf } from "./handlers.ts";
import { hasTwoHosts } from "./host-headers.ts";
import { registerOperations } from "./operations-endpoints.ts";
import { handleError, refuseMethod, sendProblem } from "./problem.ts";
import { registerRateLimits } from "./rate-limits.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { openSecurityLog, type SecurityLog } from "./security-log.ts";
import { sendCachedResponsesDirectly } from "./send-cached-directly.ts";
import { registerSiteFiles } from "./site-files.ts";
import { registerStoreExport } from "./store-export.ts";
import { HSTS } from "./transport-security.ts";
import { validatorFor } from "./validator.ts";
import { registerWellKnown } from "./well-known.ts";
import { checkXsrf } from "./xsrf.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly securityLog: SecurityLog;
  }
}

export type RegisterPages = (app: FastifyInstance) => Promise<void>;

const MAX_BODY_BYTES = 256 * 1024;
const MAX_URL_LENGTH = 2_048;

/**
 * The whole server, not listening yet: the API, the operations endpoints, and what `pages` registers (pages and
 * images).
 */
export async function createApp(
  services: AppServices,
  pages: RegisterPages[] = [],
): Promise<FastifyInstance> {
  const { config } = services;
  const isHttps = config.publicUrl.startsWith("https:");
  const app = fastify({
    // Logs only problems: the start prints the URL itself.
    loggerInstance: services.log.child({}, { level: atLeastWarn(services.log.level) }) as FastifyBaseLogger,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    genReqId: () => randomUUID(),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 256 },
    forceCloseConnections: "idle",
    return503OnClosing: true,
    onProtoPoisoning: "error",
    clientErrorHandler: refuseUnreadable(isHttps),
  });
  app.setErrorHandler(handleError);
  services.telemetry?.traceRequests(app);
  app.addHook("onRequest", async (request, reply) => {
    if (request.raw.url && request.raw.url.length > MAX_URL_LENGTH) {
      return sendProblem(reply, { refused: "malformed", detail: staffText`The URL is too long.` });
    }
    if (hasTwoHosts(request.raw))
      return sendProblem(reply, {
        refused: "malformed",
        detail: staffText`The request has two Host headers.`,
      });
  });
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-content-type-options", "nosniff");
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", FRAMES_POLICY);
    // A response from a cache is the same for everybody, so it belongs to no request.
    if (!reply.hasHeader("etag")) reply.header("x-request-id", request.id);
    if (isHttps) reply.header("strict-transport-security", HSTS);
  });
  app.addHook("onResponse", (request, reply) => app.securityLog.recordRefusal(request, reply));
  endConnectionsOnClose(app);
  await registerOperations(app, services);
  app.decorate("securityLog", openSecurityLog(services.log, app.metrics, services.countedLines));
  await registerRateLimits(app, services.config);
  services.telemetry?.takeBrowserSpans(app);
  await app.register((api) => registerApi(api, services));
  registerCompanyLogin(app, services);
  await registerSiteFiles(app, services);
  await registerWellKnown(app, services);
  await registerStoreExport(app, services);
  for (const page of pages) await page(app);
  sendCachedResponsesDirectly(app, services);
  return app;
}

/** Without this, a browser's keep-alive connection would delay the end of the program. */
function endConnectionsOnClose(app: FastifyInstance) {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
}

async function registerApi(api: FastifyInstance, services: AppServices) {
  api.removeContentTypeParser("text/plain");
  registerJsonParser(api);
  api.setValidatorCompiler(validatorFor);
  api.setSerializerCompiler(() => (value) => JSON.stringify(value)); // tests check outputs against the contract
  api.addHook("onRequest", async (request, reply) => {
    if (request.raw.url?.includes("%00"))
      return sendProblem(reply, { refused: "malformed", detail: staffText`The URL contains a NUL.` }); // no text column accepts it
  });
  api.addHook("onRequest", checkXsrf);
  const handlers: Handlers = handlersOf(services);
  const keys = Object.keys(routes) as RouteKey[];
  for (const key of keys.filter((key) => !isForm(key) && !isRaw(key) && !isUpload(key) && !isStream(key)))
    addRoute(api, key, routes[key], handlers[key], services);
  await api.register(async (forms) => {
    await registerFormParsers(forms);
    for (const key of keys.filter(isForm)) addRoute(forms, key, routes[key], handlers[key], services);
  });
  await api.register(async (raw) => {
    registerRawParser(raw);
    for (const key of keys.filter(isRaw)) addRoute(raw, key, routes[key], handlers[key], services);
  });
  await api.register(async (uploads) => {
    registerUploadParser(uploads);
    for (const key of keys.filter(isUpload)) addRoute(uploads, key, routes[key], handlers[key], services);
  });
  await api.register(async (streams) => {
    registerStreamParser(streams);
    for (const key of keys.filter(isStream)) addRoute(streams, key, routes[key], handlers[key], services);
  });
  api.all("/api/*", (request, reply) => {
    const methods = keys.filter((key) => matchesPath(key, request.url)).map(methodOf);
    return methods.length > 0
      ? refuseMethod(reply, methods, staffText`This URL needs another method.`)
      : sendProblem(reply, { refused: "not_found", detail: staffText`There is no such call.` });
  });
}

const atLeastWarn = (level: string): string => (["info", "debug", "trace"].includes(level) ? "warn" : level);

const isForm = (key: RouteKey): boolean => (routes[key] as Route).acceptsForm === true;
const isStream = (key: RouteKey): boolean => (routes[key] as Route).isStream === true;
const isUpload = (key: RouteKey): boolean => (routes[key] as Route).isUpload === true;

const isRaw = (key: RouteKey): boolean => (routes[key] as Route).isRawBody === true;

const methodOf = (key: RouteKey): string => key.slice(0, key.indexOf(" "));

function matchesPath(key: RouteKey, url: string): boolean {
  const template = key.slice(key.indexOf(" ") + 1).replace(/\/$/, "");
  const pattern = template.replace(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${pattern}/?$`, "i").test(url.split("?")[0] ?? "");
}
