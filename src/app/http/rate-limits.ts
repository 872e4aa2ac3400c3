import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import type { Config } from "../../platform/config/config.ts";
import { clientIpOf } from "./client-ip.ts";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Counts a response that is not in the cache and is made for this request. Throws TooManyRequests when its client had more
     * than RATE_LIMIT made within a minute.
     */
    readonly limitMaking: (request: FastifyRequest) => Promise<void>;
  }
}

/** An office of some hundred people behind one client IP opens pages of some forty files each. */
const REQUESTS_PER_CALL = 20;
/** What a balancer asks: a refusal would take the store out of service. */
const BALANCERS = new Set(["/healthz", "/readyz"]);
const WINDOW_MS = 60_000;
const REMEMBERED_CLIENTS = 20_000;

/** The server responds with 429 and Retry-After. */
export class TooManyRequests extends Error {
  readonly statusCode = 429;
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("Too many requests from one client");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Limits by client network over a minute: for calls (add-route.ts), for responses that must be made, and for requests of any
 * kind. Each process counts for itself, because they protect its time; what all processes must share is in
 * attempt-limit.ts. Responses from the cache that are sent before Fastify (send-cached-directly.ts) do not count.
 */
export async function registerRateLimits(app: FastifyInstance, { rateLimit: max }: Config): Promise<void> {
  if (max === 0) {
    app.decorate("limitMaking", async () => undefined);
    return;
  }
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => clientNetwork(clientIpOf(request)),
    cache: REMEMBERED_CLIENTS,
  });
  const countRequest = app.createRateLimit({ max: max * REQUESTS_PER_CALL });
  const countMaking = app.createRateLimit({ max });
  app.addHook("onRequest", async (request) => {
    if (!BALANCERS.has(request.routeOptions.url ?? "")) refuseAbove(await countRequest(request));
  });
  app.decorate("limitMaking", async (request) => refuseAbove(await countMaking(request)));
}

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance["createRateLimit"]>>>;

function refuseAbove(counted: Counted): void {
  if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequests(counted.ttlInSeconds);
}
