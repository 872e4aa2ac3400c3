import type { Db } from "../../server/db/database.ts";
import { makeCode } from "../account/make-code.ts";
import { type CodeMail, MASKED_CODE, oneTimeCodeMail, welcomeMail } from "./code-mails.ts";
import { couponMail } from "./coupon-mails.ts";
import { enquiryReplyMail, enquiryToSenderMail, enquiryToTeamMail } from "./enquiry-mails.ts";
import type { MailToSend } from "./mail.store.ts";
import type { MailContent, MailSender } from "./mail-content.ts";
import {
  readEnquiry,
  readFirstName,
  readOpenCoupon,
  readOpenLink,
  readOrder,
  readRefund,
  readReply,
} from "./mail-sources.store.ts";
import { orderCancelledMail, orderPlacedMail, paymentLinkMail } from "./order-mails.ts";
import { orderConfirmedMail, orderDeliveredMail, orderDispatchedMail } from "./order-step-mails.ts";
import { orderRefundedMail } from "./refund-mail.ts";

export interface WrittenMail {
  readonly content: MailContent;
  /** What may be stored of it once it is sent: the same without a code. */
  readonly masked: MailContent;
}

/** A mail that has nothing left to say. */
export interface NotNeeded {
  readonly notNeeded: string;
}

/**
 * Writes a mail from what its ids point to. A one-time code is made here, so that none waits in the queue or the
 * database in clear; a code mail whose code was used or replaced meanwhile is not needed any more.
 */
export async function writeMail(
  db: Db,
  mail: MailToSend,
  sender: MailSender,
  now: Date,
): Promise<WrittenMail | NotNeeded> {
  switch (mail.kind) {
    case "welcome": {
      const code = await codeFor(db, mail, now);
      return withAndWithout(code, (given) => welcomeMail(given, sender));
    }
    case "one-time-code": {
      const code = await codeFor(db, mail, now);
      if (code.code === null) return { notNeeded: "Its code was used, or a newer one was asked for." };
      return withAndWithout(code, (given) => oneTimeCodeMail(given, sender));
    }
    case "order-placed":
      return plain(orderPlacedMail(await readOrder(db, idOf(mail.order_id)), sender));
    case "order-cancelled":
      return plain(orderCancelledMail(await readOrder(db, idOf(mail.order_id)), sender));
    case "order-confirmed":
      return plain(orderConfirmedMail(await readOrder(db, idOf(mail.order_id)), sender));
    case "payment-link":
      return paymentLink(db, idOf(mail.order_id), sender);
    case "order-refunded": {
      const refund = await readRefund(db, idOf(mail.refund_id));
      return plain(orderRefundedMail(await readOrder(db, refund.orderId), refund, sender));
    }
    case "order-dispatched":
      return plain(orderDispatchedMail(await readOrder(db, idOf(mail.order_id)), sender));
    case "order-delivered":
      return plain(orderDeliveredMail(await readOrder(db, idOf(mail.order_id)), sender));
    case "enquiry-reply":
      return plain(
        enquiryReplyMail(
          await readEnquiry(db, idOf(mail.enquiry_id)),
          await readReply(db, idOf(mail.enquiry_reply_id)),
        ),
      );
    case "coupon-code": {
      const coupon = await readOpenCoupon(db, idOf(mail.coupon_id), now);
      return coupon ? plain(couponMail(coupon, sender)) : { notNeeded: "Its code was used or switched off." };
    }
    case "enquiry-to-team":
      return plain(enquiryToTeamMail(await readEnquiry(db, idOf(mail.enquiry_id))));
    case "enquiry-to-sender":
      return plain(enquiryToSenderMail(await readEnquiry(db, idOf(mail.enquiry_id)), sender));
  }
}

async function paymentLink(db: Db, orderId: number, sender: MailSender): Promise<WrittenMail | NotNeeded> {
  const link = await readOpenLink(db, orderId);
  if (!link) return { notNeeded: "Its link was withdrawn, or paid already." };
  return plain(paymentLinkMail(await readOrder(db, orderId), link, sender));
}

const plain = (content: MailContent): WrittenMail => ({ content, masked: content });

const withAndWithout = (given: CodeMail, write: (given: CodeMail) => MailContent): WrittenMail => ({
  content: write(given),
  masked: write({ ...given, code: given.code && MASKED_CODE }),
});

async function codeFor(db: Db, mail: MailToSend, now: Date): Promise<CodeMail> {
  const userId = idOf(mail.user_id);
  const firstName = await readFirstName(db, userId);
  const code = await makeCode(db, { userId, askedAt: mail.queued_at, now });
  return { firstName, email: mail.recipient, code };
}

function idOf(id: number | null): number {
  if (id === null) throw new Error("The mail names nothing to be written from");
  return id;
}
