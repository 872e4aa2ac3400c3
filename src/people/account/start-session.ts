import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { deviceOf } from "../../platform/session/device.ts";
import type { GuestSession } from "../../platform/session/guest-session.ts";
import { insertSession } from "../../platform/session/session.store.ts";
import { LOGIN_LIFE_MS } from "../../platform/session/session-expiry.ts";
import { createToken } from "../../platform/session/token.ts";

export interface StartedSession {
  readonly token: string;
  /** Milliseconds since 1970. The login lasts 20 minutes from then. */
  readonly loginTime: number;
}

interface SessionStart {
  readonly userId: UserId;
  readonly guest: GuestSession;
  readonly userAgent: string;
  /** They gave their password, or have just set it. */
  readonly isProved: boolean;
  /** They gave a second factor too, at the company's provider. */
  readonly hasSecondFactor?: boolean;
  readonly now: Date;
}

/**
 * Logs a person in: starts a session and gives the person what the guest had, a cart (specification 4,
 * readings: identity).
 */
export async function startSession(
  trx: Trx,
  { userId, guest, userAgent, isProved, hasSecondFactor = false, now }: SessionStart,
): Promise<StartedSession> {
  const { token, tokenHash } = createToken();
  const loginTime = now.getTime();
  const expiresAt = new Date(loginTime + LOGIN_LIFE_MS);
  await insertSession(trx, {
    tokenHash,
    userId,
    now,
    expiresAt,
    device: deviceOf(userAgent),
    isProved,
    hasSecondFactor,
  });
  await guest.giveTo(trx, userId, now);
  return { token, loginTime };
}
