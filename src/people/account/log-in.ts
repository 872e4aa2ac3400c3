import type { LoginResponse } from "../../contract/accounts.schemas.ts";
import { isRefusal, type Refusal } from "../../contract/errors.ts";
import { staffText } from "../../contract/staff-text.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { normalizeEmail } from "../../platform/mail/email-address.ts";
import { readGuestSession, type TakeOver } from "../../platform/session/guest-session.ts";
import { findActivePerson, lockVerifiedPassword, replacePassword } from "./account.store.ts";
import { passwordAttempts, recordWrongGuess, rememberOwner } from "./limit-guesses.ts";
import { failedLogin, loginResponse } from "./login-response.ts";
import { hashPassword, needsRehash, verifyPassword } from "./password-hash.ts";
import { startSession } from "./start-session.ts";

const TOO_MANY = staffText`Too many wrong passwords. Please wait a while, or set a new password through Forgot password: then you can log in from here.`;

export interface Login {
  readonly userName: string;
  readonly password: string;
  readonly sessionId: string | null | undefined;
  readonly takeOver: TakeOver;
  readonly now: Date;
  readonly clientIp: string;
  readonly userAgent: string;
}

/**
 * Logs in with e-mail address and password, and merges the guest's cart into the person's. Unknown and
 * blocked people fail like a wrong password, after the same time: userId 0. Specification 4, 7, 8.
 */
export async function logIn(
  db: Db,
  jobs: Jobs,
  limiter: AttemptLimiter,
  { userName, password, sessionId, takeOver, now, clientIp, userAgent }: Login,
): Promise<LoginResponse | Refusal<"bad_session_id" | "too_many_requests">> {
  const guest = readGuestSession(sessionId, takeOver);
  if (isRefusal(guest)) return guest;
  const email = normalizeEmail(userName);
  const person = await findActivePerson(db, email);
  const attempts = await passwordAttempts(db, { email, userId: person?.user_id, clientIp });
  const tooMany = await limiter.count(attempts, now); // counted before the password is checked, so that parallel guesses count too
  if (tooMany) return { ...tooMany, detail: TOO_MANY };
  const guessing = { limiter, clientIp, now };
  const verifiedHash = person?.password_hash;
  if (!(await verifyPassword(password, verifiedHash)) || !person || !verifiedHash) {
    if (person) await recordWrongGuess(db, jobs, guessing, person);
    return failedLogin;
  }
  await limiter.uncount(attempts, now);
  await rememberOwner(db, person.user_id, guessing);
  const userId = person.user_id;
  const newHash = needsRehash(verifiedHash) ? await hashPassword(password) : undefined;
  return db.transaction().execute(async (trx) => {
    const isStillThePassword = newHash
      ? await replacePassword(trx, { userId, verifiedHash, newHash })
      : await lockVerifiedPassword(trx, userId, verifiedHash);
    if (!isStillThePassword) return failedLogin;
    return loginResponse(person, await startSession(trx, { userId, guest, userAgent, isProved: true, now }));
  });
}
