import { type Refusal, refuse } from "../../contract/errors.ts";
import { isSessionId } from "./session-life.ts";
import { sessionHashOf } from "./token.ts";

export interface GuestSession {
  /** The stored form of the guest's session id; null where the call carries none: there is nothing to merge. */
  readonly sessionHash: Buffer | null;
}

/** The guest behind a login or a sign-up. Refuses an id that could be guessed: carts would move to whoever guesses. */
export function guestSession(sessionId: string | null | undefined): GuestSession | Refusal {
  if (!sessionId) return { sessionHash: null };
  if (!isSessionId(sessionId)) return refuse("bad_session_id", "The session id is too easily guessed.");
  return { sessionHash: sessionHashOf(sessionId) };
}
