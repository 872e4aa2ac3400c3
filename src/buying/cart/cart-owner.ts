import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { UserId } from "../../contract/ids.ts";
import { isSessionId } from "../../platform/session/session-expiry.ts";
import { hashSessionId } from "../../platform/session/token.ts";
import type { CartOwner } from "./cart.ts";

export interface OwnedCart {
  readonly owner: CartOwner;
  /** The ids that the response repeats. */
  readonly responseIds: { readonly sessionId: string; readonly userId: UserId };
}

/**
 * The cart that a call is for: of the user it names (already checked to be the caller), or else of the session id.
 * Refuses bad_session_id: it is missing or could be guessed.
 */
export function findCartOwner(
  ids: { userId?: UserId; sessionId?: string },
  caller: Caller | null,
): OwnedCart | Refusal<"bad_session_id"> {
  const sessionId = ids.sessionId ?? "";
  if (caller && (ids.userId || !sessionId)) {
    return { owner: { userId: caller.userId }, responseIds: { sessionId, userId: caller.userId } };
  }
  if (!isSessionId(sessionId)) {
    return refuse("bad_session_id", "The session id is missing or too easily guessed.");
  }
  return { owner: { sessionHash: hashSessionId(sessionId) }, responseIds: { sessionId, userId: 0 } };
}
