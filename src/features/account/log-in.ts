import type { LoginAnswer } from "../../contract/accounts.schemas.ts";
import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { Db } from "../../server/db/database.ts";
import { guestSession } from "../session/guest-session.ts";
import { startSession } from "../session/start-session.ts";
import { findPerson, holdPassword, replacePassword } from "./account.store.ts";
import { foldEmail } from "./email.ts";
import { failedLogin, loginAnswer } from "./login-answer.ts";
import { hashPassword, needsRehash, verifyPassword } from "./password-hash.ts";

export interface Login {
  readonly userName: string;
  readonly password: string;
  readonly sessionId: string | null | undefined;
  readonly now: Date;
}

/**
 * Logs in with address and password; the guest's cart moves into the person's. Unknown and blocked people fail like a
 * wrong password, in the same time: userId 0. Refuses bad_session_id. Specification 4, 7, 8.
 */
export async function logIn(
  db: Db,
  { userName, password, sessionId, now }: Login,
): Promise<LoginAnswer | Refusal> {
  const guest = guestSession(sessionId);
  if (isRefusal(guest)) return guest;
  const person = await findPerson(db, foldEmail(userName));
  const verifiedHash = person?.password_hash;
  if (!(await verifyPassword(password, verifiedHash)) || !person || !verifiedHash) return failedLogin;
  const userId = person.user_id;
  const newHash = needsRehash(verifiedHash) ? await hashPassword(password) : undefined;
  return db.transaction().execute(async (trx) => {
    const isStillThePassword = newHash
      ? await replacePassword(trx, { userId, verifiedHash, newHash })
      : await holdPassword(trx, userId, verifiedHash);
    if (!isStillThePassword) return failedLogin;
    return loginAnswer(person, await startSession(trx, { userId, guest, now }));
  });
}
