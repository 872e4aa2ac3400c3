import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Who } from "../../contract/handler.ts";
import { isSessionId } from "../session/session-life.ts";
import { sessionHashOf } from "../session/token.ts";
import type { CartOwner } from "./cart.store.ts";

export interface OwnedCart {
  readonly owner: CartOwner;
  /** What the answer echoes. */
  readonly echo: { readonly sessionId: string; readonly userId: number };
}

/** Whose cart a call means: the user it names (already checked to be the caller), else the holder of the session id. */
export function cartOwner(
  named: { userId?: number; sessionId?: string },
  who: Who | null,
): OwnedCart | Refusal {
  const sessionId = named.sessionId ?? "";
  if (who && (named.userId || !sessionId)) {
    return { owner: { userId: who.userId }, echo: { sessionId, userId: who.userId } };
  }
  if (!isSessionId(sessionId)) {
    return refuse("bad_session_id", "The session id is missing or too easily guessed.");
  }
  return { owner: { sessionHash: sessionHashOf(sessionId) }, echo: { sessionId, userId: 0 } };
}
