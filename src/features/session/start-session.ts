import type { Trx } from "../../server/db/database.ts";
import { mergeGuestCart } from "../cart/merge-carts.ts";
import type { GuestSession } from "./guest-session.ts";
import { insertSession } from "./session.store.ts";
import { LOGIN_LIFE_MS } from "./session-life.ts";
import { newToken } from "./token.ts";

export interface StartedSession {
  readonly token: string;
  /** Milliseconds since 1970; the login lasts 20 minutes from it. */
  readonly loginTime: number;
}

/** Logs a person in: a session of their own, and the guest's cart moves into theirs (specification 4, readings: identity). */
export async function startSession(
  trx: Trx,
  { userId, guest, now }: { userId: number; guest: GuestSession; now: Date },
): Promise<StartedSession> {
  const { token, tokenHash } = newToken();
  const loginTime = now.getTime();
  await insertSession(trx, { tokenHash, userId, now, expiresAt: new Date(loginTime + LOGIN_LIFE_MS) });
  if (guest.sessionHash) await mergeGuestCart(trx, { sessionHash: guest.sessionHash, userId, now });
  return { token, loginTime };
}
