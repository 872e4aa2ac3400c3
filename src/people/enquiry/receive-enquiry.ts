import type { EnquiryInput } from "../../contract/accounts.schemas.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { untranslated } from "../../contract/staff-text.ts";
import type { Attempt } from "../../platform/attempt-limit/attempt-limit.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Language } from "../../platform/language/language.ts";
import { mailboxOf, normalizeEmail } from "../../platform/mail/email-address.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { insertEnquiry } from "./enquiry.store.ts";
import { type EnquiryKind, parseEnquiry } from "./parse-enquiry.ts";

interface ReceivedEnquiry {
  readonly kind: EnquiryKind;
  readonly body: EnquiryInput;
  /** Of the form's page; undefined: not known. */
  readonly language: Language | undefined;
  readonly now: Date;
  readonly supportEmail: string;
}

/**
 * Receives an enquiry: stores it, mails it to staff and confirms it to its sender, in one transaction.
 * Returns 200, which the pages compare with. Refuses malformed with a message of section 5. Specification 4,
 * 5, 7.
 */
export async function receiveEnquiry(
  db: Db,
  jobs: Jobs,
  limiter: AttemptLimiter,
  { kind, body, language, now, supportEmail }: ReceivedEnquiry,
): Promise<200 | Refusal<"malformed">> {
  const enquiry = parseEnquiry(kind, body);
  if ("problem" in enquiry) return refuse("malformed", untranslated(enquiry.problem));
  // Anybody can name anybody's e-mail address. Above the limit the enquiry arrives, and the address gets no more mails.
  const subject = mailboxOf(normalizeEmail(enquiry.email));
  const mailbox: Attempt = { kind: "enquiry to mailbox in a day", subject };
  const isConfirmed = (await limiter.count([mailbox], now)) === undefined;
  await db.transaction().execute(async (trx) => {
    const enquiryId = await insertEnquiry(trx, enquiry, now);
    await queueMail(trx, jobs, { kind: "enquiry-to-support", recipient: supportEmail, enquiryId, now });
    if (isConfirmed)
      await queueMail(trx, jobs, {
        kind: "enquiry-to-sender",
        recipient: enquiry.email,
        enquiryId,
        language,
        now,
      });
  });
  return 200;
}
