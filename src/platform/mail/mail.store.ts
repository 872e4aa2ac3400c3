import { sql } from "kysely";
import type { MailId } from "../../contract/ids.ts";
import type { Db, Trx } from "../db/database.ts";
import type { Language } from "../language/language.ts";
import { languageOfStore, latestOrderLanguage } from "../language/latest-order-language.ts";
import { normalizeEmail } from "./email-address.ts";
import type { MailKind } from "./mail-kinds.ts";
import type { MailToQueue } from "./queue-mail.ts";
import { WAITS_FOR_SERVER } from "./waiting-mail.ts";

/** Stores a mail that is to be written and sent. Returns its id. */
export async function insertMail(trx: Trx, mail: MailToQueue): Promise<number> {
  const { mail_id } = await trx
    .insertInto("mails")
    .values({
      ...(mail.mailId !== undefined && { mail_id: mail.mailId as MailId }),
      kind: mail.kind,
      recipient: mail.recipient,
      user_id: mail.userId ?? null,
      order_id: mail.orderId ?? null,
      enquiry_id: mail.enquiryId ?? null,
      enquiry_reply_id: mail.enquiryReplyId ?? null,
      coupon_id: mail.couponId ?? null,
      refund_id: mail.refundId ?? null,
      shipment_id: mail.shipmentId ?? null,
      return_id: mail.returnId ?? null,
      size_exchange_id: mail.sizeExchangeId ?? null,
      invitation_id: mail.invitationId ?? null,
      alert_id: mail.alertId ?? null,
      claim_link_id: mail.claimLinkId ?? null,
      quote_id: mail.quoteId ?? null,
      language: mail.language ?? languageOf(mail),
      queued_at: mail.now,
    })
    .returning("mail_id")
    .executeTakeFirstOrThrow();
  return mail_id;
}

/** Their texts are English whoever reads them. */
const englishKinds: readonly MailKind[] = ["staff-invitation", "enquiry-to-support", "quote-change-asked"];

/**
 * The language of the order or enquiry that a mail is about, or that its reader chose, or of their latest order; else that of the store. An e-mail address is
 * looked up where no account is named.
 */
const languageOf = ({ kind, recipient, orderId, enquiryId, userId }: MailToQueue) =>
  englishKinds.includes(kind)
    ? ("en" as const)
    : sql<Language>`coalesce(
  (select language from orders where order_id = ${orderId ?? null}),
  (select language from mails where enquiry_id = ${enquiryId ?? null} and kind = 'enquiry-to-sender' limit 1),
  (select chosen_language from users where user_id = ${userId ?? null}),
  ${latestOrderLanguage(userId ?? null)},
  (select o.language from orders o join users u on u.user_id = o.user_id
    where u.email_folded = ${normalizeEmail(recipient)} order by o.placed_at desc limit 1),
  ${languageOfStore()})`;

/** The language in which a mail of this kind would be written to somebody now. */
export async function readMailLanguage(
  db: Db,
  mail: Pick<MailToQueue, "kind" | "now" | "recipient">,
): Promise<Language> {
  const { rows } = await sql<{ readonly language: Language }>`select ${languageOf(mail)} as language`.execute(
    db,
  );
  return rows[0]?.language ?? "en";
}

export const lockMail = (trx: Trx, mailId: MailId) =>
  trx
    .selectFrom("mails")
    .select(["kind", "recipient", "state"])
    .where("mail_id", "=", mailId)
    .forUpdate()
    .executeTakeFirst();

export async function requeueMail(trx: Trx, mailId: MailId): Promise<void> {
  await trx
    .updateTable("mails")
    .set({ state: "queued", settled_at: null, attempts: 0 })
    .where("mail_id", "=", mailId)
    .execute();
}

const columnsToSend = [
  "mail_id",
  "kind",
  "recipient",
  "user_id",
  "order_id",
  "enquiry_id",
  "enquiry_reply_id",
  "coupon_id",
  "refund_id",
  "shipment_id",
  "return_id",
  "size_exchange_id",
  "invitation_id",
  "alert_id",
  "claim_link_id",
  "quote_id",
  "language",
  "queued_at",
  "attempts",
] as const;

/**
 * Counts one more attempt at a queued mail and returns the mail. Undefined when it is not queued any more.
 */
export function beginAttempt(db: Db, mailId: MailId) {
  return db
    .updateTable("mails")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("mail_id", "=", mailId)
    .where("state", "=", "queued")
    .returning(columnsToSend)
    .executeTakeFirst();
}
export type MailToSend = NonNullable<Awaited<ReturnType<typeof beginAttempt>>>;

export interface SettledMail {
  readonly state: "sent" | "kept";
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export async function settleMail(db: Db, mailId: MailId, mail: SettledMail, now: Date): Promise<void> {
  await db
    .updateTable("mails")
    .set({
      state: mail.state,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      last_error: null,
      settled_at: now,
    })
    .where("mail_id", "=", mailId)
    .where("state", "=", "queued")
    .execute();
}

/** Records why an attempt failed. After the last attempt (`isLast`) the mail has failed for good. */
export async function recordFailure(
  db: Db,
  mailId: MailId,
  { reason, isLast, now }: { reason: string; isLast: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable("mails")
    .set({
      last_error: reason.slice(0, 500),
      ...(isLast ? { state: "failed" as const, settled_at: now } : {}),
    })
    .where("mail_id", "=", mailId)
    .where("state", "=", "queued")
    .execute();
}

/**
 * Fails queued mails that no job works on any more, for example because the process died in the last attempt. A mail that
 * waits for a mail server goes on waiting.
 */
export async function failAbandonedMails(db: Db, queuedBefore: Date, now: Date): Promise<void> {
  await db
    .updateTable("mails")
    .set((eb) => ({
      state: "failed" as const,
      settled_at: now,
      last_error: eb.fn.coalesce("last_error", eb.val("No attempt ended.")),
    }))
    .where("state", "=", "queued")
    .where("queued_at", "<", queuedBefore)
    .where((eb) => eb.or([eb("last_error", "is", null), eb("last_error", "<>", WAITS_FOR_SERVER)]))
    .execute();
}

/** The newest mails, for /mailbox. */
export function listMails(db: Db, limit = 200) {
  return db
    .selectFrom("mails")
    .select(["mail_id", "kind", "recipient", "subject", "state", "queued_at"])
    .orderBy("mail_id", "desc")
    .limit(limit)
    .execute();
}
export type ListedMail = Awaited<ReturnType<typeof listMails>>[number];

export function findMail(db: Db, mailId: MailId) {
  return db
    .selectFrom("mails")
    .select(["mail_id", "recipient", "subject", "state", "queued_at", "text_body", "html_body", "last_error"])
    .where("mail_id", "=", mailId)
    .executeTakeFirst();
}
export type StoredMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;
