import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { Counter, type Registry } from "prom-client";
import type { Caller } from "../../contract/handler.ts";
import type { UserId } from "../../contract/ids.ts";
import type { RouteKey } from "../../contract/routes.ts";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import type { CountedLines } from "../../platform/process/counted-lines.ts";
import { clientIpOf } from "./client-ip.ts";
import { problemCodeOf } from "./problem.ts";
import {
  isLoggedStatus,
  knownEvents,
  REFUSED,
  securityEvents,
  suspiciousRefusals,
  TOKEN_REUSE,
  tamperedCodes,
} from "./security-events.ts";

interface FinishedCall {
  readonly key: RouteKey;
  readonly request: FastifyRequest;
  readonly caller: Caller | null;
  readonly result: unknown;
}

/** Writes lines with the field `security`, never with a secret, and counts them for the alert rules. */
export interface SecurityLog {
  /**
   * Logs a call that was done, where that is a security event. An e-mail address that was typed is a short hash, the same for
   * the same address.
   */
  record(call: FinishedCall): void;
  /** A token was used that a newer one replaced: somebody has a copy. The login has ended. */
  recordTokenReuse(request: FastifyRequest, userId: UserId): void;
  /** Who made the request, for the line of a refusal that follows. */
  noteCaller(request: FastifyRequest, userId: UserId): void;
  /**
   * A hook that logs refusals for login, right or limit, and each refusal of a call that is an event (such as a wrong code),
   * with route, client IP and account. Refusals by a limit are counted, and are one line a minute for each client network and route.
   */
  recordRefusal(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function openSecurityLog(log: Logger, registry: Registry, countedLines: CountedLines): SecurityLog {
  const counter = new Counter({
    name: "kitstore_security_events_total",
    help: "Lines of the security log by event (docs/security.md), and by the error code of a refusal",
    labelNames: ["event", "code"],
    registers: [registry],
  });
  // Prometheus sees no increase to the first value of a series, so alert rules would miss the first burst of each event.
  for (const labels of knownEvents()) counter.inc(labels, 0);
  const callers = new WeakMap<FastifyRequest, UserId>();
  const write = (
    level: "info" | "warn",
    event: string,
    request: FastifyRequest,
    fields: object,
    code = "",
  ) => {
    counter.inc({ event, code });
    const line = { security: event, requestId: request.id, clientIp: clientIpOf(request), ...fields };
    if (code !== "too_many_requests") return log[level](line, event);
    // A client above its limit writes a line with each request otherwise, and fills the disk.
    const key = `${clientNetwork(line.clientIp)} ${request.routeOptions.url ?? "none"}`;
    countedLines.note(key, (count) => log[level]({ ...line, count }, event));
  };
  return {
    record({ key, request, caller, result }) {
      const event = securityEvents[key]?.of(result);
      if (!event) return;
      const userId = caller?.userId ?? fieldOf(result, "userId");
      write("info", event, request, {
        userId,
        account: accountOf(request.body),
        personId: fieldOf(request.params, "personId"),
        role: fieldOf(result, "role"),
        isBlocked: fieldOf(result, "isBlocked"),
      });
    },
    recordTokenReuse: (request, userId) => write("warn", TOKEN_REUSE, request, { userId }),
    noteCaller: (request, userId) => void callers.set(request, userId),
    async recordRefusal(request, reply) {
      const { statusCode: status } = reply;
      const { method, routeOptions } = request;
      const route = routeOptions.url ?? "none";
      const code = problemCodeOf(request);
      const isOfEvent = status >= 400 && status < 500 && isEventCall(method, route);
      if (!isLoggedStatus(status) && !isOfEvent && !(code && tamperedCodes.has(code))) return;
      const suspicious = code && suspiciousRefusals[code];
      const account = accountOf(request.body);
      const fields = { status, code, route, userId: callers.get(request), account };
      write(suspicious ? "warn" : "info", suspicious ?? REFUSED, request, fields, code);
    },
  };
}

/** The calls of the table, as Fastify writes their routes. */
const eventCalls = new Set(Object.keys(securityEvents).map((key) => key.replace(/\{(\w+)\}/g, ":$1")));
const isEventCall = (method: string, route: string): boolean => eventCalls.has(`${method} ${route}`);

const fieldOf = (part: unknown, name: string): unknown =>
  typeof part === "object" && part !== null ? (part as Record<string, unknown>)[name] : undefined;

function accountOf(body: unknown): string | undefined {
  const email = typeof body === "string" ? body : (fieldOf(body, "userName") ?? fieldOf(body, "email"));
  if (typeof email !== "string") return undefined;
  return createHash("sha256").update(email.trim().toLowerCase()).digest("hex").slice(0, 12);
}
