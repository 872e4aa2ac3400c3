import type { Config } from "../../server/config.ts";
import type { Db } from "../../server/db/database.ts";
import { RETRY_LIMIT } from "../../server/jobs/jobs.ts";
import { beginAttempt, type MailToSend, recordFailure, settleMail } from "./mail.store.ts";
import type { MailContent } from "./mail-content.ts";
import { mailText } from "./mail-text.ts";
import type { SendEnvelope } from "./mail-transport.ts";
import { NOT_NEEDED } from "./not-needed.ts";
import { writeMail } from "./write-mail.ts";

/** The first attempt and the queue's further ones. */
export const MAIL_ATTEMPTS = RETRY_LIMIT + 1;

type MailConfig = Pick<Config, "companyName" | "supportEmail" | "publicUrl" | "accentColour" | "mailFrom">;

export interface MailWork {
  readonly db: Db;
  readonly config: MailConfig;
  /** Undefined where no mail server is configured: mails are kept, to be read at /mailbox. */
  readonly send: SendEnvelope | undefined;
  readonly now: Date;
}

/**
 * Writes and sends one queued mail, and notes how it went. Doing it again after it is settled does nothing. Throws when
 * the attempt failed and another one is due.
 */
export async function sendMail(work: MailWork, mailId: number): Promise<void> {
  const { db, now } = work;
  const mail = await beginAttempt(db, mailId);
  if (!mail) return;
  try {
    await attempt(work, mail);
  } catch (error) {
    const isLast = mail.attempts >= MAIL_ATTEMPTS;
    const reason = error instanceof Error ? error.message : String(error);
    await recordFailure(db, mailId, { reason, isLast, now });
    if (!isLast) throw error;
  }
}

async function attempt({ db, config, send, now }: MailWork, mail: MailToSend): Promise<void> {
  const written = await writeMail(db, mail, config, now);
  if ("notNeeded" in written) {
    return recordFailure(db, mail.mail_id, { reason: NOT_NEEDED + written.notNeeded, isLast: true, now });
  }
  const { content, masked } = written;
  const full = await render(content, config);
  if (!send) return settleMail(db, mail.mail_id, { ...full, state: "kept" }, now);
  await send({
    ...full,
    from: config.mailFrom,
    to: mail.recipient,
    replyTo: content.replyTo ?? { name: `${config.companyName} store`, address: config.supportEmail },
    messageId: messageId(mail, config.mailFrom, masked !== content),
  });
  const stored = masked === content ? full : await render(masked, config);
  await settleMail(db, mail.mail_id, { ...stored, state: "sent" }, now);
}

async function render(content: MailContent, config: MailConfig) {
  const { mailHtml } = await import("./mail-html.ts"); // a quarter of a second, not spent at every start
  return { subject: content.subject, text: mailText(content, config), html: await mailHtml(content, config) };
}

/**
 * The same for every attempt at a mail, so that the receiving side can tell a second copy, sent because the first
 * answer was lost. Mails with a code differ by attempt: their code does, and only the newest is good.
 */
function messageId(mail: MailToSend, mailFrom: string, hasCode: boolean): string {
  const domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(mailFrom)?.[1] ?? "localhost";
  const attempt = hasCode ? `.${mail.attempts}` : "";
  return `<mail-${mail.mail_id}${attempt}.${mail.queued_at.getTime()}@${domain}>`;
}
