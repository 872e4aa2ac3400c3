import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal } from "../../contract/errors.ts";
import type { Call, Caller, Handler } from "../../contract/handler.ts";
import type { Route } from "../../contract/route.ts";
import type { RouteKey } from "../../contract/routes.ts";
import type { AppServices } from "../services.ts";
import { authenticate } from "./authenticate.ts";
import { sendCached } from "./cached-get.ts";
import { canonicalUrl } from "./canonical-url.ts";
import { clientIpOf } from "./client-ip.ts";
import { declaredFields } from "./declared-fields.ts";
import { refuseDemoLoginElsewhere } from "./demo-logins.ts";
import { sendProblem } from "./problem.ts";

/** Registers one route of the contract: validation, authentication, the handler, and its response or refusal. */
export function addRoute(
  app: FastifyInstance,
  key: RouteKey,
  route: Route,
  handler: unknown,
  services: AppServices,
): void {
  const [method = "GET", template = ""] = key.split(" ");
  const { params, query: querystring, headers } = route;
  const body = route.isUpload || route.isStream ? undefined : route.body; // a schema cannot check bytes
  const schema = Object.fromEntries(
    Object.entries({ params, querystring, headers, body }).filter(([, part]) => part !== undefined),
  );
  const typedHandler = handler as Handler<RouteKey>;
  const respond =
    route.tag === "Catalogue"
      ? respondFromSnapshot(key, route, typedHandler, services)
      : respondToCall(key, route, typedHandler, services);
  const limit = services.config.rateLimit;
  const config =
    limit && route.tag !== "Catalogue"
      ? { rateLimit: { max: Math.min(limit, route.perMinute ?? limit) } }
      : {};
  app.route({
    method,
    url: template.replace(/\{(\w+)\}/g, ":$1"),
    schema,
    config,
    ...(route.maxBodyBytes && { bodyLimit: route.maxBodyBytes }),
    ...(key === "POST /api/accounts/login" && { preHandler: refuseDemoLoginElsewhere }),
    ...(route.auth === "staff" && { preParsing: authenticateStaff(route, services) }),
    handler: respond,
  });
}

const authenticateRequest = (
  route: Route,
  request: FastifyRequest,
  { database, config, clock }: AppServices,
) =>
  authenticate(database.db, request, route, {
    now: clock(),
    secondFactorIsRequired: config.secondFactor === "required",
    onCaller: ({ userId }) => request.server.securityLog.noteCaller(request, userId),
    onReuse: (userId) => request.server.securityLog.recordTokenReuse(request, userId),
  });

const staffByRequest = new WeakMap<FastifyRequest, Caller>();

/**
 * Admin routes authenticate before they read the body, so an outsider learns nothing about the expected input; and after the
 * rate limit, so that tokens are not looked up without end.
 */
function authenticateStaff(route: Route, services: AppServices) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await authenticateRequest(route, request, services);
    if (isRefusal(caller)) return sendProblem(reply, caller);
    if (caller) staffByRequest.set(request, caller);
  };
}

function respondToCall(key: RouteKey, route: Route, handler: Handler<RouteKey>, services: AppServices) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const now = services.clock();
    const caller = staffByRequest.get(request) ?? (await authenticateRequest(route, request, services));
    if (isRefusal(caller)) return sendProblem(reply, caller);
    const result = await handler({
      ...inputOf(request),
      body: bodyOf(route, request.body),
      caller,
      clientIp: clientIpOf(request),
      userAgent: request.headers["user-agent"] ?? "",
      now,
    } as unknown as Call<RouteKey>);
    if (isRefusal(result)) return sendProblem(reply, result);
    request.server.securityLog.record({ key, request, caller, result });
    reply.header("cache-control", "no-store");
    return typeof result === "string" && wantsPlainText(request.headers.accept)
      ? reply.type("text/plain; charset=utf-8").send(result)
      : reply.type("application/json").send(JSON.stringify(result));
  };
}

/** A text, such as the order number, is JSON, unless the client asks for plain text and not for JSON (readings). */
const wantsPlainText = (accept = ""): boolean => {
  const named = accept.split(",").map((range) => range.split(";")[0]?.trim().toLowerCase());
  return named.includes("text/plain") && !named.includes("application/json");
};

/** Public responses depend only on the URL and the snapshot, so they are serialised and compressed once. */
function respondFromSnapshot(key: RouteKey, route: Route, handler: Handler<RouteKey>, services: AppServices) {
  const template = key.slice(key.indexOf(" ") + 1);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const url = canonicalUrl(template, route, request);
    return sendCached(request, reply, services, url, async () => {
      await request.server.limitMaking(request);
      const result = await handler({
        ...inputOf(request),
        caller: null,
        clientIp: clientIpOf(request),
        userAgent: request.headers["user-agent"] ?? "",
        now: services.clock(),
      } as unknown as Call<RouteKey>);
      if (isRefusal(result)) return result;
      return {
        status: 200,
        headers: {},
        contentType: "application/json; charset=utf-8",
        body: JSON.stringify(result),
        share: isOpenEnded(route) ? "open-ended" : "catalogue",
      };
    });
  };
}

/** Whether anybody can invent any number of its URLs. The languages are few. */
const isOpenEnded = ({ query }: Route): boolean =>
  query !== undefined &&
  "properties" in query &&
  Object.keys(query.properties as object).some((name) => name !== "language");

const bodyOf = ({ body: schema, isUpload, isStream, isRawBody }: Route, body: unknown): unknown =>
  schema && !isUpload && !isStream && !isRawBody ? declaredFields(schema, body) : body;

const inputOf = ({ params, query, headers, body }: FastifyRequest) => ({ params, query, headers, body });
