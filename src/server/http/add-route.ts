import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal } from "../../contract/errors.ts";
import type { Call, Caller, Handler } from "../../contract/handler.ts";
import type { Route } from "../../contract/route.ts";
import type { RouteKey } from "../../contract/routes.ts";
import type { Services } from "../services.ts";
import { authenticate } from "./authenticate.ts";
import { sendCached } from "./cached-body.ts";
import { sendProblem } from "./problem.ts";

/** Registers one route of the contract: validation, authentication, the handler, and its response or refusal. */
export function addRoute(
  app: FastifyInstance,
  key: RouteKey,
  route: Route,
  handler: unknown,
  services: Services,
): void {
  const [method = "GET", template = ""] = key.split(" ");
  const { params, query: querystring, headers } = route;
  const body = route.isUpload ? undefined : route.body; // a schema cannot check bytes
  const schema = Object.fromEntries(
    Object.entries({ params, querystring, headers, body }).filter(([, part]) => part !== undefined),
  );
  const typedHandler = handler as Handler<RouteKey>;
  const respond =
    route.tag === "Catalogue"
      ? respondFromSnapshot(key, typedHandler, services)
      : respondToCall(route, typedHandler, services);
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
    ...(route.auth === "staff" && { onRequest: authenticateStaff(route, services) }),
    handler: respond,
  });
}

const authenticateRequest = (route: Route, request: FastifyRequest, { database, config, clock }: Services) =>
  authenticate(database.db, request, route, {
    now: clock(),
    secondFactorIsRequired: config.secondFactor === "required",
  });

const staffByRequest = new WeakMap<FastifyRequest, Caller>();

/** Admin routes authenticate before they read the request, so an outsider learns nothing about the expected input. */
function authenticateStaff(route: Route, services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await authenticateRequest(route, request, services);
    if (isRefusal(caller)) return sendProblem(reply, caller);
    if (caller) staffByRequest.set(request, caller);
  };
}

function respondToCall(route: Route, handler: Handler<RouteKey>, services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const now = services.clock();
    const caller = staffByRequest.get(request) ?? (await authenticateRequest(route, request, services));
    if (isRefusal(caller)) return sendProblem(reply, caller);
    const result = await handler({
      ...inputOf(request),
      caller,
      clientIp: request.ip,
      now,
    } as unknown as Call<RouteKey>);
    if (isRefusal(result)) return sendProblem(reply, result);
    return reply.header("cache-control", "no-store").type("application/json").send(JSON.stringify(result));
  };
}

/** Public responses depend only on the URL and the snapshot, so they are serialised and compressed once. */
function respondFromSnapshot(key: RouteKey, handler: Handler<RouteKey>, services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { hash } = services.catalog.current();
    const { params, query } = request;
    const cacheKey = `${hash} ${key} ${JSON.stringify(params)} ${JSON.stringify(query)}`;
    const cached = services.responseCache.get(cacheKey);
    if (cached) return sendCached(request, reply, cached);
    const result = await handler({
      ...inputOf(request),
      caller: null,
      clientIp: request.ip,
      now: services.clock(),
    } as unknown as Call<RouteKey>);
    if (isRefusal(result)) return sendProblem(reply, result);
    return sendCached(
      request,
      reply,
      services.responseCache.put(cacheKey, JSON.stringify(result), "application/json; charset=utf-8"),
    );
  };
}

const inputOf = ({ params, query, headers, body }: FastifyRequest) => ({ params, query, headers, body });
