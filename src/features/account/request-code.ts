import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { normalizeEmail } from "../mail/email-address.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { lockCode, replaceCode } from "../one-time-code/one-time-code.store.ts";
import { CODE_RESEND_MS } from "../one-time-code/one-time-code.ts";
import { findActivePerson, lockActivePerson } from "./account.store.ts";

/**
 * Mails a one-time code. Returns 1 when it is queued; 2 when the last code is less than a minute old and
 * still valid; 0 when nobody, or only a blocked person, has this e-mail address. When all tries of a code
 * were used up within its first minute, refuses too_many_requests until the minute is over. Without this, an
 * attacker could guess as often as they can request codes. Specification 7, 8 (SendOtp, recover).
 */
export async function requestCode(
  db: Db,
  jobs: Jobs,
  { email, now }: { email: string; now: Date },
): Promise<0 | 1 | 2 | Refusal<"too_many_requests">> {
  const person = await findActivePerson(db, normalizeEmail(email));
  if (!person) return 0;
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
    await replaceCode(trx, userId, now);
    await queueMail(trx, jobs, { kind: "one-time-code", recipient: person.email, userId, now });
    return 1;
  });
}
