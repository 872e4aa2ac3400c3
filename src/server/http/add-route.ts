import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal } from "../../contract/errors.ts";
import type { Call, Handler, Who } from "../../contract/handler.ts";
import type { Route } from "../../contract/route.ts";
import type { RouteKey } from "../../contract/routes.ts";
import type { Services } from "../services.ts";
import { authenticate } from "./authenticate.ts";
import { sendCached } from "./cached-body.ts";
import { sendProblem } from "./problem.ts";

/** Registers one row of the contract table: validation, who calls, the handler, its answer or refusal. */
export function addRoute(
  app: FastifyInstance,
  key: RouteKey,
  route: Route,
  handler: unknown,
  services: Services,
): void {
  const [method = "GET", template = ""] = key.split(" ");
  const { params, query: querystring, headers } = route;
  const body = route.isUpload ? undefined : route.body; // bytes have nothing that a schema could check
  const schema = Object.fromEntries(
    Object.entries({ params, querystring, headers, body }).filter(([, part]) => part !== undefined),
  );
  const answer = handler as Handler<RouteKey>;
  const respond =
    route.tag === "Catalogue"
      ? answerFromSnapshot(key, answer, services)
      : answerCall(route, answer, services);
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
    ...(route.bodyBytes && { bodyLimit: route.bodyBytes }),
    ...(route.auth === "staff" && { onRequest: letIn(route, services) }),
    handler: respond,
  });
}

const whoCalls = (route: Route, request: FastifyRequest, { database, config, clock }: Services) =>
  authenticate(database.db, request, route, {
    now: clock(),
    secondFactorIsRequired: config.secondFactor === "required",
  });

const staffAtTheDoor = new WeakMap<FastifyRequest, Who>();

/** The back office asks who calls before it reads anything: a stranger learns nothing of what a call takes. */
function letIn(route: Route, services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const who = await whoCalls(route, request, services);
    if (isRefusal(who)) return sendProblem(reply, who);
    if (who) staffAtTheDoor.set(request, who);
  };
}

function answerCall(route: Route, handler: Handler<RouteKey>, services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const now = services.clock();
    const who = staffAtTheDoor.get(request) ?? (await whoCalls(route, request, services));
    if (isRefusal(who)) return sendProblem(reply, who);
    const result = await handler({
      ...partsOf(request),
      who,
      fromAddress: request.ip,
      now,
    } as unknown as Call<RouteKey>);
    if (isRefusal(result)) return sendProblem(reply, result);
    return reply.header("cache-control", "no-store").type("application/json").send(JSON.stringify(result));
  };
}

/** Public answers depend on the address and the snapshot alone: serialised and compressed once. */
function answerFromSnapshot(key: RouteKey, handler: Handler<RouteKey>, services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { hash } = services.catalog.current();
    const { params, query } = request;
    const cacheKey = `${hash} ${key} ${JSON.stringify(params)} ${JSON.stringify(query)}`;
    const known = services.answers.get(cacheKey);
    if (known) return sendCached(request, reply, known);
    const result = await handler({
      ...partsOf(request),
      who: null,
      fromAddress: request.ip,
      now: services.clock(),
    } as unknown as Call<RouteKey>);
    if (isRefusal(result)) return sendProblem(reply, result);
    return sendCached(
      request,
      reply,
      services.answers.put(cacheKey, JSON.stringify(result), "application/json; charset=utf-8"),
    );
  };
}

const partsOf = ({ params, query, headers, body }: FastifyRequest) => ({ params, query, headers, body });
