import type { Refusal } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { LoginId, UserId } from "../../contract/ids.ts";
import { type Attempt, clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { isEmail, normalizeEmail } from "../../platform/mail/email-address.ts";
import {
  type CodeRow,
  countWrongGuess,
  findCode,
  lockCode,
  spendCode,
} from "../../platform/one-time-code/one-time-code.store.ts";
import { checkCode } from "../../platform/one-time-code/one-time-code.ts";
import { codeMatches } from "../../platform/one-time-code/one-time-code-hash.ts";
import { deleteSessionsOfPerson } from "../../platform/session/session.store.ts";
import { findActivePerson, lockActivePerson, nameByAddress, setPasswordByCode } from "./account.store.ts";
import { type ClearCartAndAddresses, clearBeforeProof } from "./clear-before-proof.ts";
import { recordWrongGuess, rememberOwner } from "./limit-guesses.ts";
import { hashPassword } from "./password-hash.ts";
import { refusePassword } from "./refuse-password.ts";

export interface Recovery {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
  readonly caller: Caller | null;
  /** Names of the company and the store: no password may be made of them. */
  readonly ownTexts: readonly string[];
  readonly clearCartAndAddresses: ClearCartAndAddresses;
  readonly now: Date;
  readonly clientIp: string;
}

/** Section 8 lists the text that the page shows for each number ('Invalid OTP!!', 'OTP is expired…'). */
export type RecoveryResponse = 1 | 0 | -1 | -3 | -4;

/**
 * Sets a password with a mailed code, which works once. Returns 1 when it is done; the e-mail address is then
 * proved and every login of the person has ended, except the one that sets a first password after the sign-up. Returns -3
 * for bad input or a password against the rules; 0 for an unknown e-mail address; -1 for a wrong code, which costs one try; -4
 * when there is no valid code. Refuses too_many_requests after many wrong codes from one client IP.
 */
export async function recoverPassword(
  db: Db,
  jobs: Jobs,
  limiter: AttemptLimiter,
  recovery: Recovery,
): Promise<RecoveryResponse | Refusal<"too_many_requests">> {
  const { otp, newPassword, now, clientIp } = recovery;
  const email = normalizeEmail(recovery.email);
  if (!isEmail(email) || !otp.trim() || refusePassword(newPassword, [...recovery.ownTexts, email])) return -3;
  const person = await findActivePerson(db, email);
  if (!person) return 0;
  const userId = person.user_id;
  const guess: readonly Attempt[] = [{ kind: "code from client", subject: clientNetwork(clientIp) }];
  const tooMany = await limiter.count(guess, now);
  if (tooMany) return tooMany;

  // Hashing is slow, so it runs before the row is locked, and only for a code that looks right. The code is
  // checked again under the lock; only that check counts.
  const looksRight = checkStoredCode(await findCode(db, userId), userId, otp, now) === "ok";
  const newHash = looksRight ? await hashPassword(newPassword) : undefined;
  // Only this browser's login: somebody else may have signed up with the address of this person.
  const isFirst = person.password_hash === null && recovery.caller?.userId === userId;
  const ownLogin = isFirst ? recovery.caller?.loginId : undefined;
  const isProof = person.email_proved_at === null;
  const isClaimed = isProof && ownLogin === undefined;
  const result = await db.transaction().execute((trx) =>
    setPasswordWithCode(trx, jobs, {
      userId,
      email,
      otp,
      newHash,
      ownLogin,
      isClaimed,
      isProof,
      clearCartAndAddresses: recovery.clearCartAndAddresses,
      now,
    }),
  );
  const guessing = { limiter, clientIp, now };
  if (result === -1) await recordWrongGuess(db, jobs, guessing, person);
  if (result === 1) {
    await limiter.uncount(guess, now);
    await rememberOwner(db, userId, guessing);
  }
  return result;
}

interface NewPassword {
  readonly userId: UserId;
  readonly email: string;
  readonly otp: string;
  readonly newHash: string | undefined;
  readonly ownLogin: LoginId | undefined;
  /** The address is proved for the first time, and not by the browser that signed up with it. */
  readonly isClaimed: boolean;
  /** The address is proved for the first time. */
  readonly isProof: boolean;
  readonly clearCartAndAddresses: ClearCartAndAddresses;
  readonly now: Date;
}

async function setPasswordWithCode(
  trx: Trx,
  jobs: Jobs,
  { userId, email, otp, newHash, ownLogin, isClaimed, isProof, clearCartAndAddresses, now }: NewPassword,
): Promise<RecoveryResponse> {
  if (!(await lockActivePerson(trx, userId))) return 0;
  const verdict = checkStoredCode(await lockCode(trx, userId), userId, otp, now);
  if (verdict === "expired") return -4;
  if (verdict === "wrong" || !newHash) {
    await countWrongGuess(trx, userId);
    return -1;
  }
  await spendCode(trx, userId, now);
  await setPasswordByCode(trx, { userId, newHash, now });
  if (isClaimed) {
    await clearBeforeProof(trx, userId, { clearCartAndAddresses, now });
    await nameByAddress(trx, userId, email);
  }
  if (isProof && !isClaimed) await jobs.enqueue(trx, "order.address-proved", { userId });
  await deleteSessionsOfPerson(trx, userId, ownLogin);
  return 1;
}

function checkStoredCode(row: CodeRow | undefined, userId: UserId, otp: string, now: Date) {
  const code = row && { expiresAt: row.expires_at, triesLeft: row.tries_left, spentAt: row.spent_at };
  return checkCode(code, row !== undefined && codeMatches(row.code_hash, userId, otp), now);
}
