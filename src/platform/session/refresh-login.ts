import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { Db } from "../db/database.ts";
import { lockPersonForRefresh, rotateToken } from "./rotate-token.store.ts";
import { CUSTOMER_SESSION_LIFE_MS, LOGIN_LIFE_MS, STAFF_SESSION_LIFE_MS } from "./session-expiry.ts";
import { createToken } from "./token.ts";

/**
 * Extends the login to 20 minutes from now and gives it a new token. The old one works for another minute, for other tabs
 * and for calls under way. `loginTime` is in milliseconds since 1970. Refuses login_expired: it has ended, or is too old
 * (readings: identity).
 */
export async function refreshLogin(
  db: Db,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
): Promise<{ loginTime: number; token: string } | Refusal<"login_expired">> {
  const { token, tokenHash } = createToken();
  const loginTime = now.getTime();
  const lifeMs = caller.role === "buyer" ? CUSTOMER_SESSION_LIFE_MS : STAFF_SESSION_LIFE_MS;
  const isProlonged = await db.transaction().execute(async (trx) => {
    await lockPersonForRefresh(trx, caller.userId);
    return rotateToken(trx, {
      tokenHash: caller.tokenHash,
      newHash: tokenHash,
      now,
      expiresAt: new Date(loginTime + LOGIN_LIFE_MS),
      startedAfter: new Date(loginTime - lifeMs),
      rememberUntil: new Date(loginTime + lifeMs),
    });
  });
  return isProlonged
    ? { loginTime, token }
    : refuse("login_expired", "Your login has expired. Please log in again.");
}
