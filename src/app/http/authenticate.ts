import type { FastifyRequest } from "fastify";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Route } from "../../contract/route.ts";
import type { Db } from "../../platform/db/database.ts";
import { findCaller } from "../../platform/session/find-caller.ts";
import { proofNeeded } from "../../platform/session/proof-needed.ts";
import { isProofFresh } from "../../platform/session/session-expiry.ts";
import { hashBearerToken } from "../../platform/session/token.ts";

interface AuthenticationOptions {
  readonly now: Date;
  readonly secondFactorIsRequired: boolean;
  /** Called with the person who makes the call, also when the call is refused afterwards. */
  readonly onCaller: (caller: Caller) => void;
  /** Somebody used a copy of a token; the login has ended. */
  readonly onReuse: (userId: UserId) => void;
}

/**
 * Finds the caller. Refuses login_needed or login_expired (401) when a login is missing or expired, and not_yours
 * (403) when the call names another person. Admin routes are open only to the roles they list. A call that names a
 * user above 0 needs that user's token, whatever the route's own rule says (readings: identity).
 */
export async function authenticate(
  db: Db,
  request: Pick<FastifyRequest, "headers" | "params" | "body">,
  route: Route,
  { now, secondFactorIsRequired, onCaller, onReuse }: AuthenticationOptions,
): Promise<
  | Caller
  | null
  | Refusal<
      "forbidden" | "login_expired" | "login_needed" | "not_yours" | "proof_needed" | "second_factor_needed"
    >
> {
  const { auth } = route;
  if (auth === "none") return null;
  // The call acts for whom the link names, whoever is logged in here. Its handler checks it.
  if (auth === "order" && request.headers["x-order-link"] !== undefined) return null;
  // In the admin, a user named in the call is the subject of the call and not the caller.
  const namedUserId = auth === "staff" ? undefined : (userIdIn(request.params) ?? userIdIn(request.body));
  const tokenHash = hashBearerToken(request.headers.authorization);
  const caller = tokenHash ? await findCaller(db, { tokenHash, now }, onReuse) : undefined;
  if (caller) onCaller(caller);
  if (!caller && (auth === "user" || auth === "order" || auth === "staff" || namedUserId)) {
    return tokenHash
      ? refuse("login_expired", "Your login has expired. Please log in again.")
      : refuse("login_needed", "Please log in.");
  }
  if (
    caller &&
    namedUserId !== undefined &&
    namedUserId !== caller.userId &&
    (namedUserId > 0 || auth === "user")
  ) {
    return refuse("not_yours", "That belongs to somebody else.");
  }
  if (auth === "staff" && !route.roles.some((role) => role === caller?.role)) {
    return refuse("forbidden", "Your account is not allowed to do this.");
  }
  if (auth === "staff" && route.beforeSecondFactor !== "give" && caller) {
    const mayBeOff = !secondFactorIsRequired || route.beforeSecondFactor === "set up";
    const isMissing = caller.secondFactor === "open" || (!mayBeOff && caller.secondFactor === "off");
    if (isMissing) return refuse("second_factor_needed", "Please log in again, with your second factor.");
  }
  if (auth === "staff" && route.needsFreshProof && caller && !isProofFresh(caller.provedAt, now))
    return proofNeeded;
  return caller ?? null;
}

/** The user named in a path or body. 0 means 'nobody'; undefined means that no user is named. */
function userIdIn(part: unknown): number | undefined {
  if (typeof part !== "object" || part === null) return undefined;
  if ("userId" in part && typeof part.userId === "number") return part.userId;
  if ("userIdOrSessionId" in part && /^\d{1,10}$/.test(String(part.userIdOrSessionId)))
    return Number(part.userIdOrSessionId);
  return undefined;
}
