import type { Refusal } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { deleteSessionsOfPerson } from "../../platform/session/session.store.ts";
import { findPasswordHash, replacePassword } from "./account.store.ts";
import { passwordAttempts, recordWrongGuess } from "./limit-guesses.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { refusePassword } from "./refuse-password.ts";

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly caller: Caller;
  /** Names of the company and the store: no password may be made of them. */
  readonly ownTexts: readonly string[];
  readonly now: Date;
  readonly clientIp: string;
}

/**
 * Returns 1 when the password is changed; every other login of the person has then ended. Returns -2 when the
 * new password breaks the rules or was not typed the same twice. Returns -1 when the current password is
 * wrong, not set yet, or was changed meanwhile. Refuses too_many_requests: wrong passwords count as at the login, because
 * somebody may have found this login open. Specification 5, 7, 8.
 */
export async function changePassword(
  db: Db,
  jobs: Jobs,
  limiter: AttemptLimiter,
  change: PasswordChange,
): Promise<1 | -1 | -2 | Refusal<"too_many_requests">> {
  const { currentPassword, newPassword, confirmNewPassword, caller, ownTexts, now, clientIp } = change;
  if (
    newPassword !== confirmNewPassword ||
    refusePassword(newPassword, [...ownTexts, caller.email, caller.fullName])
  )
    return -2;
  const { userId, email } = caller;
  const attempts = await passwordAttempts(db, { email, userId, clientIp });
  const tooMany = await limiter.count(attempts, now);
  if (tooMany) return tooMany;
  const verifiedHash = await findPasswordHash(db, userId);
  if (!(await verifyPassword(currentPassword, verifiedHash)) || !verifiedHash) {
    await recordWrongGuess(db, jobs, { limiter, clientIp, now }, { user_id: userId, email });
    return -1;
  }
  await limiter.uncount(attempts, now);
  const newHash = await hashPassword(newPassword);
  return db.transaction().execute(async (trx) => {
    if (!(await replacePassword(trx, { userId: caller.userId, verifiedHash, newHash }))) return -1;
    await deleteSessionsOfPerson(trx, caller.userId, caller.loginId);
    return 1;
  });
}
