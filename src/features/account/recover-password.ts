import type { Db, Trx } from "../../server/db/database.ts";
import { isEmail, normalizeEmail } from "../mail/email-address.ts";
import {
  type CodeRow,
  countWrongGuess,
  findCode,
  lockCode,
  spendCode,
} from "../one-time-code/one-time-code.store.ts";
import { checkCode } from "../one-time-code/one-time-code.ts";
import { codeMatches } from "../one-time-code/one-time-code-hash.ts";
import { deleteSessionsOfPerson } from "../session/session.store.ts";
import { findActivePerson, lockActivePerson, setPasswordByCode } from "./account.store.ts";
import { hashPassword } from "./password-hash.ts";
import { passwordProblem } from "./password-rules.ts";

export interface Recovery {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
  readonly now: Date;
}

/** Section 8 lists the text that the page shows for each number ('Invalid OTP!!', 'OTP is expired…'). */
export type RecoveryResponse = 1 | 0 | -1 | -3 | -4;

/**
 * Sets a password with a mailed code, which works once. Returns 1 when it is done; the e-mail address is then
 * proved and every login of the person has ended. Returns -3 for bad input or a password against the rules; 0
 * for an unknown e-mail address; -1 for a wrong code, which costs one try; -4 when there is no valid code.
 */
export async function recoverPassword(db: Db, recovery: Recovery): Promise<RecoveryResponse> {
  const { otp, newPassword, now } = recovery;
  const email = normalizeEmail(recovery.email);
  if (!isEmail(email) || !otp.trim() || passwordProblem(newPassword)) return -3;
  const person = await findActivePerson(db, email);
  if (!person) return 0;
  const userId = person.user_id;

  // Hashing is slow, so it runs before the row is locked, and only for a code that looks right. The code is
  // checked again under the lock; only that check counts.
  const looksRight = checkStoredCode(await findCode(db, userId), userId, otp, now) === "ok";
  const newHash = looksRight ? await hashPassword(newPassword) : undefined;
  return db.transaction().execute((trx) => setPasswordWithCode(trx, { userId, otp, newHash, now }));
}

async function setPasswordWithCode(
  trx: Trx,
  { userId, otp, newHash, now }: { userId: number; otp: string; newHash: string | undefined; now: Date },
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
  await deleteSessionsOfPerson(trx, userId);
  return 1;
}

function checkStoredCode(row: CodeRow | undefined, userId: number, otp: string, now: Date) {
  const code = row && { expiresAt: row.expires_at, triesLeft: row.tries_left, spentAt: row.spent_at };
  return checkCode(code, row !== undefined && codeMatches(row.code_hash, userId, otp), now);
}
