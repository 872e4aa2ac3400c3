import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { ErrorCode, Refusal } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { UserId } from "../../contract/ids.ts";
import type { RouteKey } from "../../contract/routes.ts";
import { clientIpOf } from "./client-ip.ts";

/** What a call's result means to somebody who looks for attacks. Undefined: nothing. */
type EventOf = (result: unknown) => string | undefined;

const isUser = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "userId" in result && result.userId !== 0;
const always = (event: string) => (): string => event;
const byNumber = (done: string, failed: string) => (result: unknown) => (result === 1 ? done : failed);

/** The calls that the security log names, and the event of each result. */
export const securityEvents: Partial<Record<RouteKey, EventOf>> = {
  "POST /api/accounts/login": (result) => (isUser(result) ? "login" : "login failed"),
  "POST /api/accounts/company": always("login with the company"),
  "POST /api/webhooks/company-logout": always("logout at the company"),
  "POST /api/accounts/passkey": always("login with a passkey"),
  "POST /api/accounts/logout": always("logout"),
  "POST /api/accounts/logins/end": always("logins ended"),
  "POST /api/accounts/signup": always("sign-up"),
  "POST /api/accounts/SendOtp": byNumber("code sent", "code not sent"),
  "POST /api/accounts/recover": byNumber("code sent", "code not sent"),
  "POST /api/accounts/RecoverPassword": byNumber("password set by code", "code refused"),
  "POST /api/accounts/changepassword": byNumber("password changed", "password not changed"),
  "POST /api/admin/second-factor/confirm": always("second factor switched on"),
  "POST /api/admin/second-factor/verify": always("second factor given"),
  "POST /api/admin/prove": always("password or code given again"),
  "POST /api/admin/passkeys": always("passkey added"),
  "POST /api/admin/passkeys/give": always("passkey given"),
  "POST /api/admin/passkeys/{passkeyId}/remove": always("passkey removed"),
  "POST /api/admin/second-factor/disable": always("second factor switched off"),
  "POST /api/admin/second-factor/recovery-codes": always("recovery codes made"),
  "PUT /api/admin/people/{personId}": always("person changed"),
  "POST /api/admin/invitations": always("staff invited"),
  "POST /api/invitations/accept": always("invitation accepted"),
  "POST /api/admin/people/{personId}/second-factor/remove": always("second factor removed"),
  "POST /api/admin/people/{personId}/erase": always("person erased"),
};

interface SecurityEvent {
  readonly key: RouteKey;
  readonly request: FastifyRequest;
  readonly caller: Caller | null;
  readonly result: unknown;
}

/** Refusals that somebody should look at whatever the call was. */
const suspicious: Partial<Record<ErrorCode, string>> = { passkey_copied: "passkey counter went back" };

/** Writes a warning for such a refusal. */
export function logSuspiciousRefusal(
  log: Logger,
  { request, caller, refusal }: { request: FastifyRequest; caller: Caller | null; refusal: Refusal },
): void {
  const event = suspicious[refusal.refused];
  if (!event) return;
  const { id: requestId } = request;
  log.warn({ security: event, requestId, clientIp: clientIpOf(request), userId: caller?.userId }, event);
}

/** Writes the event of a call, without secrets: an e-mail address that was typed is a short hash, the same for the same address. */
export function logSecurityEvent(log: Logger, { key, request, caller, result }: SecurityEvent): void {
  const event = securityEvents[key]?.(result);
  if (!event) return;
  log.info(
    {
      security: event,
      requestId: request.id,
      clientIp: clientIpOf(request),
      userId: caller?.userId ?? userIdOf(result),
      account: accountOf(request.body),
      ...subjectOf(request.params),
    },
    event,
  );
}

/** A token was used that a newer one replaced: somebody has a copy. The login has ended. */
export function logTokenReuse(log: Logger, request: FastifyRequest, userId: UserId): void {
  const event = "replaced token used";
  log.warn({ security: event, requestId: request.id, clientIp: clientIpOf(request), userId }, event);
}

/** A hook: refusals by login, right or limit, by route and client IP. */
export function logRefusals(log: Logger) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (![401, 403, 429].includes(reply.statusCode)) return;
    log.info(
      {
        security: "refused",
        status: reply.statusCode,
        route: request.routeOptions.url ?? "none",
        requestId: request.id,
        clientIp: clientIpOf(request),
      },
      "refused",
    );
  };
}

const userIdOf = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "userId" in result ? result.userId : undefined;

function accountOf(body: unknown): string | undefined {
  const fields = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  const email = typeof body === "string" ? body : (fields.userName ?? fields.email);
  if (typeof email !== "string") return undefined;
  return createHash("sha256").update(email.trim().toLowerCase()).digest("hex").slice(0, 12);
}

const subjectOf = (params: unknown): object =>
  typeof params === "object" && params !== null && "personId" in params ? { personId: params.personId } : {};
