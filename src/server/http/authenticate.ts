import type { FastifyRequest } from "fastify";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Who } from "../../contract/handler.ts";
import type { Route } from "../../contract/route.ts";
import { findSession } from "../../features/session/session.store.ts";
import { tokenHashOf } from "../../features/session/token.ts";
import type { Db } from "../db/database.ts";

/**
 * Who calls. 401 where a login is needed and missing or expired, 403 where the call names another person.
 * The back office is open to the roles a route names and to nobody else.
 * A call that names a user above 0 needs that user's token, whatever the route's own rule (readings: identity).
 */
export async function authenticate(
  db: Db,
  request: Pick<FastifyRequest, "headers" | "params" | "body">,
  route: Route,
  { now, secondFactorIsRequired }: { readonly now: Date; readonly secondFactorIsRequired: boolean },
): Promise<Who | null | Refusal> {
  const { auth } = route;
  if (auth === "none") return null;
  // In the back office a user that is named is whom the call is about, not who calls.
  const named = auth === "staff" ? undefined : (namedUser(request.params) ?? namedUser(request.body));
  const tokenHash = tokenHashOf(request.headers.authorization);
  const who = tokenHash ? await findSession(db, tokenHash, now) : undefined;
  if (!who && (auth === "user" || auth === "staff" || named)) {
    return tokenHash
      ? refuse("login_expired", "Your login has expired. Please log in again.")
      : refuse("login_needed", "Please log in.");
  }
  if (who && named !== undefined && named !== who.userId && (named > 0 || auth === "user")) {
    return refuse("not_yours", "That belongs to somebody else.");
  }
  if (auth === "staff" && !route.roles.some((role) => role === who?.role)) {
    return refuse("forbidden", "Your account may not do this.");
  }
  if (auth === "staff" && !route.beforeSecondFactor && who) {
    const isMissing = who.secondFactor === "open" || (secondFactorIsRequired && who.secondFactor === "off");
    if (isMissing) return refuse("second_factor_needed", "Please log in again, with your second factor.");
  }
  return who ?? null;
}

/** The user that a path or a body names; 0 is 'nobody', undefined says nothing. */
function namedUser(part: unknown): number | undefined {
  if (typeof part !== "object" || part === null) return undefined;
  if ("userId" in part && typeof part.userId === "number") return part.userId;
  if ("userIdOrSessionId" in part && /^\d{1,10}$/.test(String(part.userIdOrSessionId)))
    return Number(part.userIdOrSessionId);
  return undefined;
}
