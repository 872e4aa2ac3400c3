import { type Refusal, refuse } from "../../contract/errors.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../db/database.ts";
import { isSessionId } from "./session-expiry.ts";
import { hashSessionId } from "./token.ts";

/** Gives what a guest's session has to the person who logs in. `sessionHash` is the stored form of its id. */
export type TakeOver = (
  trx: Trx,
  takeOver: { readonly sessionHash: Buffer; readonly userId: UserId; readonly now: Date },
) => Promise<void>;

export interface GuestSession {
  readonly giveTo: (trx: Trx, userId: UserId, now: Date) => Promise<void>;
}

/** Of a login that carries no session id: there is nothing to take over. */
export const noGuest: GuestSession = { giveTo: async () => {} };

/**
 * The guest's session of a login or a sign-up. Refuses an id that could be guessed: whoever guesses it would
 * get the cart.
 */
export function readGuestSession(
  sessionId: string | null | undefined,
  takeOver: TakeOver,
): GuestSession | Refusal<"bad_session_id"> {
  if (!sessionId) return noGuest;
  if (!isSessionId(sessionId)) return refuse("bad_session_id", "The session id is too easily guessed.");
  const sessionHash = hashSessionId(sessionId);
  return { giveTo: (trx, userId, now) => takeOver(trx, { sessionHash, userId, now }) };
}
