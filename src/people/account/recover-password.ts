import type { Refusal } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { LoginId, UserId } from "../../contract/ids.ts";
import type { BegunVerdict } from "../../contract/own-account.schemas.ts";
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
import {
  type ActivePerson,
  findActivePerson,
  type LockedPerson,
  lockActivePerson,
  setPasswordByCode,
} from "./account.store.ts";
import { type ClearBegun, decideBegun, readVerdict } from "./decide-begun.ts";
import { recordWrongGuess, rememberOwner } from "./limit-guesses.ts";
import { markClaimed } from "./own-account.store.ts";
import { hashPassword } from "./password-hash.ts";
import { refusePassword } from "./refuse-password.ts";

export interface Recovery {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
  /** Whether what was begun before the proof is theirs, and their name. Undefined: not asked, as by a client of section 7 alone. */
  readonly begun?: BegunVerdict | undefined;
  readonly caller: Caller | null;
  /** Names of the company and the store: no password may be made of them. */
  readonly ownTexts: readonly string[];
  readonly clear: ClearBegun;
  readonly now: Date;
  readonly clientIp: string;
}

/** Section 8 lists the text that the page shows for each number ('Invalid OTP!!', 'OTP is expired…'). */
export type RecoveryResponse = 1 | 0 | -1 | -3 | -4;

/**
 * Sets a password with a mailed code, which works once. Returns 1 when it is done; the e-mail address is then
 * proved and every login of the person has ended, except the one that sets a first password after the sign-up, and that of
 * the sign-up where its owner says that it was theirs. Returns -3
 * for bad input, a password against the rules or an answer without a name; 0 for an unknown e-mail address; -1 for a wrong code, which costs one try; -4
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
  const begun = recovery.begun && readVerdict(recovery.begun);
  if (begun === null) return -3;
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
  const ownLogin = ownLoginOf(person, recovery.caller);
  const result = await db.transaction().execute((trx) =>
    setPasswordWithCode(trx, jobs, {
      userId,
      otp,
      newHash,
      ownLogin,
      begun,
      clear: recovery.clear,
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
  readonly otp: string;
  readonly newHash: string | undefined;
  readonly ownLogin: LoginId | undefined;
  readonly begun: BegunVerdict | undefined;
  readonly clear: ClearBegun;
  readonly now: Date;
}

async function setPasswordWithCode(
  trx: Trx,
  jobs: Jobs,
  { userId, otp, newHash, ownLogin, begun, clear, now }: NewPassword,
): Promise<RecoveryResponse> {
  const before = await lockActivePerson(trx, userId);
  if (!before) return 0;
  const verdict = checkStoredCode(await lockCode(trx, userId), userId, otp, now);
  if (verdict === "expired") return -4;
  if (verdict === "wrong" || !newHash) {
    await countWrongGuess(trx, userId);
    return -1;
  }
  await spendCode(trx, userId, now);
  await setPasswordByCode(trx, { userId, newHash, now });
  const keepsLogins = await settleBegun(trx, jobs, { userId, before, ownLogin, begun, clear, now });
  if (!keepsLogins) await deleteSessionsOfPerson(trx, userId, ownLogin);
  return 1;
}

/**
 * What becomes of what was begun before the address was proved. True: all logins go on, because they are the owner's own.
 * Without an answer nothing is lost, and addresses and unpaid orders wait for one.
 */
async function settleBegun(
  trx: Trx,
  jobs: Jobs,
  {
    userId,
    before,
    ownLogin,
    begun,
    clear,
    now,
  }: Omit<NewPassword, "otp" | "newHash"> & { before: LockedPerson },
): Promise<boolean> {
  const isProof = before.email_proved_at === null;
  if (isProof && ownLogin) await jobs.enqueue(trx, "order.address-proved", { userId });
  const isOpen = isProof ? ownLogin === undefined : before.begun_unanswered;
  if (!isOpen) return false;
  if (begun) await decideBegun(trx, jobs, { userId, begun, claimedAt: before.claimed_at, clear, now });
  else if (isProof) await markClaimed(trx, userId, { now, isUnanswered: true });
  return isProof && begun?.answer === "mine";
}

/** The login of the sign-up, where it sets its first password: nobody else has had it. */
export const ownLoginOf = (
  person: Pick<ActivePerson, "user_id" | "password_hash">,
  caller: Caller | null,
): LoginId | undefined =>
  person.password_hash === null && caller?.userId === person.user_id ? caller.loginId : undefined;

export function checkStoredCode(row: CodeRow | undefined, userId: UserId, otp: string, now: Date) {
  const code = row && { expiresAt: row.expires_at, triesLeft: row.tries_left, spentAt: row.spent_at };
  return checkCode(code, row !== undefined && codeMatches(row.code_hash, userId, otp), now);
}
