import type { Db, Trx } from "../../server/db/database.ts";
import { deleteSessionsOf } from "../session/session.store.ts";
import { findPerson, lockPerson, setProvedPassword } from "./account.store.ts";
import { type CodeRow, countWrongGuess, lockCode, readCode, spendCode } from "./code.store.ts";
import { isCode } from "./code-hash.ts";
import { foldEmail, isEmail } from "./email.ts";
import { codeVerdict } from "./one-time-code.ts";
import { hashPassword } from "./password-hash.ts";
import { passwordProblem } from "./password-rules.ts";

export interface Recovery {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
  readonly now: Date;
}

/** What the page makes of the numbers is in section 8: 'Invalid OTP!!', 'OTP is expired…', and so on. */
export type RecoveryAnswer = 1 | 0 | -1 | -3 | -4;

/**
 * Sets a password with a mailed code, once: 1 done, the address is proved and the person logged out everywhere;
 * -3 bad input or a password against the rules; 0 unknown address; -1 wrong code, one try fewer; -4 no code is alive.
 */
export async function recoverPassword(db: Db, recovery: Recovery): Promise<RecoveryAnswer> {
  const { otp, newPassword, now } = recovery;
  const email = foldEmail(recovery.email);
  if (!isEmail(email) || !otp.trim() || passwordProblem(newPassword)) return -3;
  const person = await findPerson(db, email);
  if (!person) return 0;
  const userId = person.user_id;

  // Hashing is slow and the row's lock is short: hashed before, and only for a code that looks right. What counts is
  // decided under the lock.
  const looksRight = judge(await readCode(db, userId), userId, otp, now) === "ok";
  const newHash = looksRight ? await hashPassword(newPassword) : undefined;
  return db.transaction().execute((trx) => useCode(trx, { userId, otp, newHash, now }));
}

async function useCode(
  trx: Trx,
  { userId, otp, newHash, now }: { userId: number; otp: string; newHash: string | undefined; now: Date },
): Promise<RecoveryAnswer> {
  if (!(await lockPerson(trx, userId))) return 0;
  const verdict = judge(await lockCode(trx, userId), userId, otp, now);
  if (verdict === "expired") return -4;
  if (verdict === "wrong" || !newHash) {
    await countWrongGuess(trx, userId);
    return -1;
  }
  await spendCode(trx, userId, now);
  await setProvedPassword(trx, { userId, newHash, now });
  await deleteSessionsOf(trx, userId);
  return 1;
}

function judge(row: CodeRow | undefined, userId: number, otp: string, now: Date) {
  const code = row && { expiresAt: row.expires_at, triesLeft: row.tries_left, spentAt: row.spent_at };
  return codeVerdict(code, row !== undefined && isCode(row.code_hash, userId, otp), now);
}
