import type { CodeCheck } from "../../contract/accounts.schemas.ts";
import type { Refusal } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { Begun } from "../../contract/own-account.schemas.ts";
import { type Attempt, clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Language } from "../../platform/language/language.ts";
import { isEmail, normalizeEmail } from "../../platform/mail/email-address.ts";
import { countWrongGuess, lockCode } from "../../platform/one-time-code/one-time-code.store.ts";
import { type ActivePerson, findActivePerson, lockActivePerson } from "./account.store.ts";
import { recordWrongGuess } from "./limit-guesses.ts";
import { readBegun, readWaiting } from "./read-begun.ts";
import { checkStoredCode, ownLoginOf } from "./recover-password.ts";
import { refusePassword } from "./refuse-password.ts";

interface CheckMailedCode {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
  readonly caller: Caller | null;
  readonly ownTexts: readonly string[];
  readonly language: Language | undefined;
  readonly now: Date;
  readonly clientIp: string;
}

/**
 * Says of a code and a new password, each by itself, whether they would be accepted, and what there is to ask before. The
 * code is not used up; a wrong one costs a try, as in RecoverPassword. Nothing of the account is shown without the right code.
 * Refuses too_many_requests after many wrong codes from one client IP.
 */
export async function checkMailedCode(
  db: Db,
  jobs: Jobs,
  limiter: AttemptLimiter,
  { otp, newPassword, caller, ownTexts, language, now, clientIp, ...given }: CheckMailedCode,
): Promise<CodeCheck | Refusal<"too_many_requests">> {
  const email = normalizeEmail(given.email);
  const password = refusePassword(newPassword, [...ownTexts, email]) ? -3 : 1;
  const nothing = { password, isOwnLogin: false, begun: null };
  const person = isEmail(email) ? await findActivePerson(db, email) : undefined;
  if (!person) return { code: 0, ...nothing };
  const guess: readonly Attempt[] = [{ kind: "code from client", subject: clientNetwork(clientIp) }];
  const tooMany = await limiter.count(guess, now);
  if (tooMany) return tooMany;
  const code = await tryCode(db, person, otp, now);
  if (code === -1) await recordWrongGuess(db, jobs, { limiter, clientIp, now }, person);
  if (code !== 1) return { code, ...nothing };
  await limiter.uncount(guess, now);
  const isOwnLogin = ownLoginOf(person, caller) !== undefined;
  return { code, password, isOwnLogin, begun: await readQuestion(db, person, { isOwnLogin, language }) };
}

/** What there is to ask before: all of it at the first proof elsewhere, later only what waits. */
async function readQuestion(
  db: Db,
  { user_id: userId, ...person }: ActivePerson,
  { isOwnLogin, language }: { readonly isOwnLogin: boolean; readonly language: Language | undefined },
): Promise<Begun | null> {
  if (person.email_proved_at === null) return isOwnLogin ? null : readBegun(db, userId, language);
  return person.begun_unanswered ? readWaiting(db, userId, language) : null;
}

const tryCode = (
  db: Db,
  { user_id: userId }: ActivePerson,
  otp: string,
  now: Date,
): Promise<0 | 1 | -1 | -4> =>
  db.transaction().execute(async (trx) => {
    if (!(await lockActivePerson(trx, userId))) return 0;
    const verdict = checkStoredCode(await lockCode(trx, userId), userId, otp, now);
    if (verdict === "wrong") await countWrongGuess(trx, userId);
    return verdict === "ok" ? 1 : verdict === "wrong" ? -1 : -4;
  });
