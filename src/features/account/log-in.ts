import type { LoginResponse } from "../../contract/accounts.schemas.ts";
import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { Db } from "../../server/db/database.ts";
import { normalizeEmail } from "../mail/email-address.ts";
import { readGuestSession } from "../session/guest-session.ts";
import { findActivePerson, lockVerifiedPassword, replacePassword } from "./account.store.ts";
import { failedLogin, loginResponse } from "./login-response.ts";
import { hashPassword, needsRehash, verifyPassword } from "./password-hash.ts";
import { startSession } from "./start-session.ts";

export interface Login {
  readonly userName: string;
  readonly password: string;
  readonly sessionId: string | null | undefined;
  readonly now: Date;
}

/**
 * Logs in with e-mail address and password, and merges the guest's cart into the person's. Unknown and
 * blocked people fail like a wrong password, after the same time: userId 0. Refuses bad_session_id.
 * Specification 4, 7, 8.
 */
export async function logIn(
  db: Db,
  { userName, password, sessionId, now }: Login,
): Promise<LoginResponse | Refusal<"bad_session_id">> {
  const guest = readGuestSession(sessionId);
  if (isRefusal(guest)) return guest;
  const person = await findActivePerson(db, normalizeEmail(userName));
  const verifiedHash = person?.password_hash;
  if (!(await verifyPassword(password, verifiedHash)) || !person || !verifiedHash) return failedLogin;
  const userId = person.user_id;
  const newHash = needsRehash(verifiedHash) ? await hashPassword(password) : undefined;
  return db.transaction().execute(async (trx) => {
    const isStillThePassword = newHash
      ? await replacePassword(trx, { userId, verifiedHash, newHash })
      : await lockVerifiedPassword(trx, userId, verifiedHash);
    if (!isStillThePassword) return failedLogin;
    return loginResponse(person, await startSession(trx, { userId, guest, now }));
  });
}
