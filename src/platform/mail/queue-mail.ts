import type {
  ClaimLinkId,
  CouponId,
  EnquiryId,
  InvitationId,
  MailId,
  OrderId,
  QuoteId,
  RefundId,
  ReturnId,
  UserId,
} from "../../contract/ids.ts";
import type { Trx } from "../db/database.ts";
import type { Jobs, MailQueue } from "../jobs/jobs.ts";
import type { Language } from "../language/language.ts";
import { hasNoMailbox } from "./email-address.ts";
import { insertMail } from "./mail.store.ts";
import type { MailKind } from "./mail-kinds.ts";

export interface MailToQueue {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly userId?: UserId;
  readonly orderId?: OrderId;
  readonly enquiryId?: EnquiryId;
  readonly enquiryReplyId?: number;
  readonly couponId?: CouponId;
  readonly refundId?: RefundId;
  readonly shipmentId?: number;
  readonly returnId?: ReturnId;
  readonly sizeExchangeId?: number;
  readonly invitationId?: InvitationId;
  readonly alertId?: number;
  readonly claimLinkId?: ClaimLinkId;
  readonly quoteId?: QuoteId;
  /** Of the page that asked for it. Without it: that of its order, or of its reader's latest order, else of the store. */
  readonly language?: Language | undefined;
  readonly now: Date;
  /** An id that was reserved before; without it the database gives one. */
  readonly mailId?: MailId;
}

/**
 * Stores a mail and its job in the transaction that causes it: all of them happen, or none. The job writes
 * the mail. Nothing is stored for somebody without a mailbox.
 */
export async function queueMail(trx: Trx, jobs: Pick<Jobs, "enqueue">, mail: MailToQueue): Promise<void> {
  if (hasNoMailbox(mail.recipient)) return;
  const inserted = insertMail(trx, mail);
  const mailId = mail.mailId ?? (await inserted);
  await Promise.all([inserted, jobs.enqueue(trx, queueOf(mail.kind), { mailId })]);
}

/** Links that nobody waits for before a screen; claim links are mailed to many at once. */
const linkKinds: readonly MailKind[] = ["claim-link", "claim-reminder", "quote-sent", "quote-reminder"];

/** Each attempt at such a mail makes a new one-time code or link. */
export const hasCode = (kind: MailKind): boolean =>
  kind === "welcome" || kind === "one-time-code" || kind === "staff-invitation" || linkKinds.includes(kind);

export const queueOf = (kind: MailKind): MailQueue =>
  hasCode(kind) && !linkKinds.includes(kind) ? "mail.send-code" : "mail.send";
