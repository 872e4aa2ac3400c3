import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { findPerson, lockPerson } from "./account.store.ts";
import { lockCode, replaceCode } from "./code.store.ts";
import { foldEmail } from "./email.ts";
import { CODE_RESEND_MS } from "./one-time-code.ts";

/**
 * Has a one-time code mailed: 1 on its way; 2 one was asked for less than a minute ago and is still good; 0 nobody (or
 * a blocked person) has this address. A code that was guessed to death within the minute is refused a successor until
 * the minute is over (too_many_requests), or guesses would be as many as requests. Specification 7, 8 (SendOtp, recover).
 */
export async function askCode(
  db: Db,
  jobs: Jobs,
  { email, now }: { email: string; now: Date },
): Promise<0 | 1 | 2 | Refusal> {
  const person = await findPerson(db, foldEmail(email));
  if (!person) return 0;
  const userId = person.user_id;
  return db.transaction().execute(async (trx) => {
    if (!(await lockPerson(trx, userId))) return 0;
    const earlier = await lockCode(trx, userId);
    const waitMs = earlier ? CODE_RESEND_MS - Math.abs(now.getTime() - earlier.asked_at.getTime()) : 0;
    if (earlier && !earlier.spent_at && waitMs > 0) {
      if (earlier.tries_left > 0) return 2;
      return refuse("too_many_requests", "Too many wrong codes. Please ask for a new one in a minute.", {
        retryAfterSeconds: Math.ceil(waitMs / 1_000),
      });
    }
    await replaceCode(trx, userId, now);
    await queueMail(trx, jobs, { kind: "one-time-code", recipient: person.email, userId, now });
    return 1;
  });
}
