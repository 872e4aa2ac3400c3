import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../server/db/database.ts";
import { mergeGuestCart } from "../cart/merge-guest-cart.ts";
import type { GuestSession } from "../session/guest-session.ts";
import { insertSession } from "../session/session.store.ts";
import { LOGIN_LIFE_MS } from "../session/session-expiry.ts";
import { createToken } from "../session/token.ts";

export interface StartedSession {
  readonly token: string;
  /** Milliseconds since 1970. The login lasts 20 minutes from then. */
  readonly loginTime: number;
}

/**
 * Logs a person in: starts a session and merges the guest's cart into the person's (specification 4,
 * readings: identity).
 */
export async function startSession(
  trx: Trx,
  { userId, guest, now }: { userId: UserId; guest: GuestSession; now: Date },
): Promise<StartedSession> {
  const { token, tokenHash } = createToken();
  const loginTime = now.getTime();
  await insertSession(trx, { tokenHash, userId, now, expiresAt: new Date(loginTime + LOGIN_LIFE_MS) });
  if (guest.sessionHash) await mergeGuestCart(trx, { sessionHash: guest.sessionHash, userId, now });
  return { token, loginTime };
}
