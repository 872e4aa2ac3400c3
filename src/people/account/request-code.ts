import { type Refusal, refuse } from "../../contract/errors.ts";
import { staffText } from "../../contract/staff-text.ts";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Language } from "../../platform/language/language.ts";
import { normalizeEmail } from "../../platform/mail/email-address.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { lockCode, replaceCode } from "../../platform/one-time-code/one-time-code.store.ts";
import { CODE_DIGITS, CODE_RESEND_MS, LONG_CODE_DIGITS } from "../../platform/one-time-code/one-time-code.ts";
import { type ActivePerson, findActivePerson, lockActivePerson } from "./account.store.ts";
import { codeMailAttempts, isGuessedAt } from "./limit-guesses.ts";
import { readReturnPath } from "./return-path.ts";

interface CodeRequest {
  readonly email: string;
  /** Of the page that asks; undefined: not known. */
  readonly language: Language | undefined;
  /** The page where the person goes on; what is no page of this store is left out. */
  readonly returnPath?: string | undefined;
  readonly now: Date;
  readonly clientIp: string;
}

/**
 * Mails a one-time code. Returns 1 when it is queued; 2 when the last code is less than a minute old and
 * still valid; 0 when nobody, or only a blocked person, has this e-mail address. When all tries of a code
 * were used up within its first minute, or many codes were mailed already, refuses too_many_requests. Without this, an
 * attacker could guess as often as they can request codes, and fill a mailbox. Specification 7, 8 (SendOtp, recover).
 */
export async function requestCode(
  db: Db,
  jobs: Jobs,
  limiter: AttemptLimiter,
  { email, language, returnPath, now, clientIp }: CodeRequest,
): Promise<0 | 1 | 2 | Refusal<"too_many_requests">> {
  const person = await findActivePerson(db, normalizeEmail(email));
  if (!person) return 0;
  const userId = person.user_id;
  const ofAccount = await codeMailAttempts(db, userId, clientIp);
  const network = clientNetwork(clientIp);
  const tooMany =
    (await limiter.check(ofAccount, now)) ??
    (await limiter.count(
      [
        { kind: "code mail from client", subject: network },
        { kind: "code mail from client in a day", subject: network },
      ],
      now,
    ));
  if (tooMany) return { ...tooMany, detail: TOO_MANY };
  const isLong = person.role !== "buyer" || (await isGuessedAt({ limiter, clientIp, now }, userId));
  const digits = isLong ? LONG_CODE_DIGITS : CODE_DIGITS;
  const result = await queueCode(db, jobs, person, { language, digits, returnPath, now });
  if (result === 1) await limiter.count(ofAccount, now);
  return result;
}

const TOO_MANY = staffText`We have already sent you several codes. Please use the newest one, or ask again later.`;

async function queueCode(
  db: Db,
  jobs: Jobs,
  person: ActivePerson,
  {
    language,
    digits,
    returnPath,
    now,
  }: Pick<CodeRequest, "language" | "now" | "returnPath"> & { readonly digits: number },
): Promise<0 | 1 | 2 | Refusal<"too_many_requests">> {
  const userId = person.user_id;
  return db.transaction().execute(async (trx) => {
    if (!(await lockActivePerson(trx, userId))) return 0;
    const lastCode = await lockCode(trx, userId);
    const waitMs = lastCode ? CODE_RESEND_MS - Math.abs(now.getTime() - lastCode.asked_at.getTime()) : 0;
    if (lastCode && !lastCode.spent_at && waitMs > 0) {
      if (lastCode.tries_left > 0) return 2;
      return refuse("too_many_requests", "Too many wrong codes. Please ask for a new one in a minute.", {
        retryAfterSeconds: Math.ceil(waitMs / 1_000),
      });
    }
    await replaceCode(trx, userId, now, { digits, returnPath: readReturnPath(returnPath) });
    await queueMail(trx, jobs, { kind: "one-time-code", recipient: person.email, userId, language, now });
    return 1;
  });
}
