import { type Refusal, refuse } from "../../contract/errors.ts";
import { isSessionId } from "./session-expiry.ts";
import { hashSessionId } from "./token.ts";

export interface GuestSession {
  /**
   * The stored form of the guest's session id. Null where the call carries none: there is no cart to merge.
   */
  readonly sessionHash: Buffer | null;
}

/**
 * The guest's session of a login or a sign-up. Refuses an id that could be guessed: whoever guesses it would
 * get the cart.
 */
export function readGuestSession(
  sessionId: string | null | undefined,
): GuestSession | Refusal<"bad_session_id"> {
  if (!sessionId) return { sessionHash: null };
  if (!isSessionId(sessionId)) return refuse("bad_session_id", "The session id is too easily guessed.");
  return { sessionHash: hashSessionId(sessionId) };
}
