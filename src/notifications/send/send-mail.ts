import type { StoreSettings } from "../../contract/admin/settings.ts";
import type { MailId } from "../../contract/ids.ts";
import { staffText } from "../../contract/staff-text.ts";
import { billingOf } from "../../orders/invoice/billing.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import { RETRY_LIMIT } from "../../platform/jobs/jobs.ts";
import { inLanguage } from "../../platform/language/in-language.ts";
import { offeredLanguage } from "../../platform/language/language.ts";
import { storeName } from "../../platform/language/reader.ts";
import { beginAttempt, type MailToSend, recordFailure, settleMail } from "../../platform/mail/mail.store.ts";
import type { MailTransport } from "../../platform/mail/mail-transport.ts";
import { hasCode } from "../../platform/mail/queue-mail.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { mailSenderOf } from "../../platform/settings/settings.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { mailHtml } from "../look/mail-html.ts";
import { mailText } from "../look/mail-text.ts";
import { senderIn } from "../look/sender-in.ts";
import { findMailText } from "../mail-texts/mail-texts.store.ts";
import { greetingOf, withWords } from "../mail-texts/mail-words.ts";
import { composeMail } from "./compose-mail.ts";

/** The first attempt, and the queue's retries. */
export const MAIL_ATTEMPTS = RETRY_LIMIT + 1;

export interface SendMailContext {
  readonly db: Db;
  /** The settings that hold now. */
  readonly store: StoreSettings & { readonly publicUrl: string };
  readonly calendar: Calendar;
  /** Undefined where no mail server is configured: mails are only stored, to be read at /mailbox. */
  readonly send: MailTransport | undefined;
  readonly now: Date;
}

/**
 * Writes and sends one queued mail, and records the result. Does nothing for a mail that is sent or has
 * failed. Throws when the attempt failed and another one follows, so that the queue tries again.
 */
export async function sendMail(context: SendMailContext, mailId: MailId): Promise<void> {
  const { db, now } = context;
  const mail = await beginAttempt(db, mailId);
  if (!mail) return;
  try {
    await attempt(context, mail);
  } catch (error) {
    const isLast = mail.attempts >= MAIL_ATTEMPTS;
    const reason = error instanceof Error ? error.message : String(error);
    await recordFailure(db, mailId, { reason, isLast, now });
    if (!isLast) throw error;
  }
}

async function attempt({ db, store, calendar, send, now }: SendMailContext, mail: MailToSend): Promise<void> {
  const language = offeredLanguage(store, mail.language);
  const words = await findMailText(db, { kind: mail.kind, language }, mail.order_id);
  const { companyName, supportEmail } = store;
  const values = { companyName, supportEmail, orderNumber: words?.order_no ?? "" };
  const ownGreeting = words && greetingOf(words, values);
  const sender = { ...senderIn(language, store), ...(ownGreeting && { mailGreeting: ownGreeting }) };
  const composed = await composeMail(db, mail, {
    sender,
    calendar,
    trackingUrls: store.trackingUrls,
    billing: billingOf(store, calendar),
    now,
  });
  if ("notNeeded" in composed) {
    return recordFailure(db, mail.mail_id, {
      reason: staffText`Not sent. ${composed.notNeeded}`,
      isLast: true,
      now,
    });
  }
  const inWords = (content: MailContent) => (words ? withWords(content, words, values) : content);
  const content = inWords(composed.content);
  const full = render(content, sender);
  if (!send) return settleMail(db, mail.mail_id, { ...full, state: "kept" }, now);
  const from = mailSenderOf(store);
  await send({
    ...full,
    from,
    to: mail.recipient,
    replyTo: content.replyTo ?? {
      name: inLanguage(language, () => storeName(sender)),
      address: store.supportEmail,
    },
    messageId: messageId(mail, from),
    attachments: composed.attachments ?? [],
  });
  const stored = composed.masked === composed.content ? full : render(inWords(composed.masked), sender);
  await settleMail(db, mail.mail_id, { ...stored, state: "sent" }, now);
}

const render = (content: MailContent, store: MailSender) => ({
  subject: toSingleLine(content.subject), // an amount's no-break space would have it encoded
  text: mailText(content, store),
  html: mailHtml(content, store),
});

/**
 * The same for every attempt at a mail. When the mail server's reply to the first attempt is lost, the
 * receiver can tell that the second mail is a copy. Mails with a code differ by attempt, because each attempt
 * makes a new code.
 */
function messageId(mail: MailToSend, mailFrom: string): string {
  const domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(mailFrom)?.[1] ?? "localhost";
  const attempt = hasCode(mail.kind) ? `.${mail.attempts}` : "";
  return `<mail-${mail.mail_id}${attempt}.${mail.queued_at.getTime()}@${domain}>`;
}
