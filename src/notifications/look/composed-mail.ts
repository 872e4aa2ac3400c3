import type { StaffText } from "../../contract/staff-text.ts";
import type { Billing } from "../../orders/invoice/write-invoice.ts";
import type { TrackingUrls } from "../../orders/order/tracking-url.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import type { MailToSend } from "../../platform/mail/mail.store.ts";
import type { Attachment } from "../../platform/mail/mail-transport.ts";
import type { MailContent, MailSender } from "./mail-content.ts";

/** Writes a mail of one kind from the rows that its ids name. */
export type Composer = (
  db: Db,
  mail: MailToSend,
  context: ComposeContext,
) => Promise<ComposedMail | NotNeededMail>;

export interface ComposeContext {
  readonly sender: MailSender;
  readonly calendar: Calendar;
  /** Couriers' pages about parcels. */
  readonly trackingUrls: TrackingUrls;
  /** Who invoices: the mail about a parcel brings its invoice. */
  readonly billing: Billing;
  readonly now: Date;
}

export interface ComposedMail {
  readonly content: MailContent;
  /** What is stored once the mail is sent: the same, without the code or the order's link. */
  readonly masked: MailContent;
  readonly attachments?: readonly Attachment[];
}

/** A mail that is out of date and is not sent. */
export interface NotNeededMail {
  readonly notNeeded: StaffText;
}

/** A mail with nothing in it that only its receiver may read. */
export const withoutSecret = (content: MailContent): ComposedMail => ({ content, masked: content });

/** The id that a kind of mail has in its row. Throws when the row lacks it. */
export function requireId(id: number | null): number {
  if (id === null) throw new Error("The mail's row lacks the id that its kind needs");
  return id;
}
