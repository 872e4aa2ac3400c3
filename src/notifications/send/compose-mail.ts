import type { OrderId } from "../../contract/ids.ts";
import { printParcelInvoice } from "../../orders/invoice/print-parcel-invoice.ts";
import type { Billing } from "../../orders/invoice/write-invoice.ts";
import { type TrackingUrls, trackingUrl } from "../../orders/order/tracking-url.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import type { MailToSend } from "../../platform/mail/mail.store.ts";
import {
  loginWarningMail,
  oneTimeCodeMail,
  secondFactorChangedMail,
  welcomeMail,
} from "../account/account-mails.ts";
import { alertAskedMail, backInStockMail } from "../back-in-stock/alert-mails.ts";
import { findUsableCoupon } from "../coupon/coupon-mail.store.ts";
import { couponMail } from "../coupon/coupon-mail.ts";
import { enquiryReplyMail, enquiryToSenderMail, enquiryToStaffMail } from "../enquiry/enquiry-mails.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { listRefundedPieces, listUnsentPieces } from "../order/mailed-pieces.store.ts";
import { orderChangedMail } from "../order/order-changed-mail.ts";
import {
  orderCancelledMail,
  orderExpiredMail,
  orderLinkMail,
  paymentLinkMail,
  paymentReminderMail,
  restCancelledMail,
} from "../order/order-mails.ts";
import { orderPlacedMail } from "../order/order-placed-mail.ts";
import {
  orderConfirmedMail,
  orderDeliveredMail,
  orderDispatchedMail,
  orderUnconfirmedMail,
} from "../order/order-status-mails.ts";
import type { OrderToMail } from "../order/order-to-mail.ts";
import { orderRefundedMail } from "../order/refund-mail.ts";
import { returnAskedMail, returnCalledOffMail, returnReceivedMail } from "../order/return-mails.ts";
import { sizeExchangedMail } from "../order/size-exchange-mail.ts";
import {
  composeAlertMail,
  composeInvitation,
  makeCodeMail,
  withAndWithoutCode,
} from "./compose-secret-mail.ts";
import { type ComposedMail, type NotNeededMail, requireId } from "./composed-mail.ts";
import {
  findOpenPaymentLink,
  findParcel,
  readEnquiry,
  readFirstName,
  readOrder,
  readRefund,
  readReply,
  readReturnToMail,
  readSizeExchange,
} from "./mail-sources.store.ts";

export interface ComposeContext {
  readonly sender: MailSender;
  readonly calendar: Calendar;
  /** Couriers' pages about parcels. */
  readonly trackingUrls: TrackingUrls;
  /** Who invoices: the mail about a parcel brings its invoice. */
  readonly billing: Billing;
  readonly now: Date;
}

/**
 * Writes a mail from the rows that its ids name. A one-time code is made here, so that no code waits in the
 * queue or the database in plain text. A code mail whose code was used or replaced meanwhile is not sent.
 */
export async function composeMail(
  db: Db,
  mail: MailToSend,
  context: ComposeContext,
): Promise<ComposedMail | NotNeededMail> {
  const { sender, calendar, now } = context;
  switch (mail.kind) {
    case "welcome": {
      const code = await makeCodeMail(db, mail, now);
      return withAndWithoutCode(code, (codeMail) => welcomeMail(codeMail, sender));
    }
    case "one-time-code": {
      const code = await makeCodeMail(db, mail, now);
      if (code.code === null) return { notNeeded: "Its code was used, or a newer one was asked for." };
      return withAndWithoutCode(code, (codeMail) => oneTimeCodeMail(codeMail, sender));
    }
    case "staff-invitation":
      return composeInvitation(db, mail, sender, now);
    case "login-warning":
      return withoutCode(loginWarningMail(await readFirstName(db, requireId(mail.user_id)), sender));
    case "second-factor-changed":
      return withoutCode(secondFactorChangedMail(await readFirstName(db, requireId(mail.user_id)), sender));
    case "order-placed":
      return composeOrderMail(db, mail.order_id, (order) => orderPlacedMail(order, sender));
    case "order-cancelled":
      return composeOrderMail(db, mail.order_id, (order) => orderCancelledMail(order, sender));
    case "rest-cancelled": {
      const rest = await listUnsentPieces(db, requireId(mail.order_id));
      return composeOrderMail(db, mail.order_id, (order) => restCancelledMail(order, rest, sender));
    }
    case "order-confirmed":
      return composeOrderMail(db, mail.order_id, (order) => orderConfirmedMail(order, sender));
    case "order-unconfirmed":
      return composeOrderMail(db, mail.order_id, (order) => orderUnconfirmedMail(order, sender));
    case "order-expired":
      return composeOrderMail(db, mail.order_id, (order) => orderExpiredMail(order, sender));
    case "order-changed":
      return composeOrderMail(db, mail.order_id, (order) => orderChangedMail(order, sender));
    case "order-link":
      return composeOrderMail(db, mail.order_id, (order) => orderLinkMail(order, sender));
    case "payment-link":
      return composePaymentLinkMail(db, requireId(mail.order_id), sender, paymentLinkMail);
    case "payment-reminder":
      return composePaymentLinkMail(db, requireId(mail.order_id), sender, paymentReminderMail);
    case "order-refunded": {
      const refundId = requireId(mail.refund_id);
      const pieces = await listRefundedPieces(db, refundId);
      const refund = { ...(await readRefund(db, refundId)), pieces };
      return composeOrderMail(db, refund.orderId, (order) => orderRefundedMail(order, refund, sender));
    }
    case "return-asked":
    case "return-received":
    case "return-called-off":
      return composeReturnMail(db, { ...mail, kind: mail.kind }, sender);
    case "size-exchanged": {
      const exchange = await readSizeExchange(db, requireId(mail.size_exchange_id));
      return composeOrderMail(db, mail.order_id, (order) => sizeExchangedMail(order, exchange, sender));
    }
    case "order-dispatched":
    case "order-delivered":
      return composeParcelMail(db, mail, context);
    case "enquiry-reply":
      return withoutCode(
        enquiryReplyMail(
          await readEnquiry(db, requireId(mail.enquiry_id)),
          await readReply(db, requireId(mail.enquiry_reply_id)),
          { sender, calendar },
        ),
      );
    case "coupon-code": {
      const coupon = await findUsableCoupon(db, requireId(mail.coupon_id), {
        language: sender.language,
        now,
      });
      return coupon
        ? withoutCode(couponMail(coupon, sender, calendar))
        : { notNeeded: "Its code was used or switched off." };
    }
    case "alert-asked":
      return composeAlertMail(db, mail, (alert) => alertAskedMail(alert, sender));
    case "back-in-stock":
      return composeAlertMail(db, mail, (alert) => backInStockMail(alert, sender));
    case "enquiry-to-support":
      return withoutCode(
        enquiryToStaffMail(await readEnquiry(db, requireId(mail.enquiry_id)), { sender, calendar }),
      );
    case "enquiry-to-sender":
      return withoutCode(enquiryToSenderMail(await readEnquiry(db, requireId(mail.enquiry_id)), sender));
  }
}

async function composeParcelMail(
  db: Db,
  mail: MailToSend,
  { sender, trackingUrls, billing, now }: ComposeContext,
): Promise<ComposedMail | NotNeededMail> {
  const parcel = await findParcel(db, mail.shipment_id);
  if (!parcel) return { notNeeded: "It names no parcel." };
  if (mail.kind === "order-delivered")
    return composeOrderMail(db, mail.order_id, (order) => orderDeliveredMail(order, parcel, sender));
  const invoice = parcel.isAgain
    ? undefined
    : await printParcelInvoice(db, {
        orderId: requireId(mail.order_id),
        sentAt: parcel.sentAt,
        billing,
        now,
      });
  const sent = {
    ...parcel,
    trackingUrl: trackingUrl(trackingUrls, parcel.shippedBy, parcel.awbNo),
    hasInvoice: invoice !== undefined,
  };
  const composed = await composeOrderMail(db, mail.order_id, (order) =>
    orderDispatchedMail(order, sent, sender),
  );
  return { ...composed, attachments: invoice ? [invoice] : [] };
}

const returnMails = {
  "return-asked": returnAskedMail,
  "return-received": returnReceivedMail,
  "return-called-off": returnCalledOffMail,
} as const;

async function composeReturnMail(
  db: Db,
  { kind, order_id, return_id }: MailToSend & { readonly kind: keyof typeof returnMails },
  sender: MailSender,
): Promise<ComposedMail> {
  const found = await readReturnToMail(db, requireId(return_id));
  return composeOrderMail(db, order_id, (order) => returnMails[kind](order, found, sender));
}

async function composePaymentLinkMail(
  db: Db,
  orderId: OrderId,
  sender: MailSender,
  compose: typeof paymentLinkMail,
): Promise<ComposedMail | NotNeededMail> {
  const link = await findOpenPaymentLink(db, orderId);
  if (!link) return { notNeeded: "Its link was withdrawn, or paid already." };
  return composeOrderMail(db, orderId, (order) => compose(order, link, sender));
}

/** Whoever reads a stored mail does not get the order's link: it acts for the customer. */
async function composeOrderMail(
  db: Db,
  orderId: OrderId | null,
  compose: (order: OrderToMail) => MailContent,
): Promise<ComposedMail> {
  const order = await readOrder(db, requireId(orderId));
  return { content: compose(order), masked: compose({ ...order, link: null }) };
}

const withoutCode = (content: MailContent): ComposedMail => ({ content, masked: content });
