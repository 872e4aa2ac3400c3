import { inLanguageOrEnglish, shownInEnglish } from "../../platform/language/in-language.ts";
import type { MailKind } from "../../platform/mail/mail-kinds.ts";
import {
  composeLoginWarning,
  composeOneTimeCode,
  composeSecondFactorChanged,
  composeWelcome,
} from "../account/account-mails.ts";
import { composeAlertAsked, composeBackInStock } from "../back-in-stock/alert-mails.ts";
import { composeClaimChosen } from "../claim-link/claim-chosen-mail.ts";
import { composeClaimEnded } from "../claim-link/claim-ended-mail.ts";
import { composeClaimLink } from "../claim-link/claim-link-mail.ts";
import { composeClaimReminder } from "../claim-link/claim-reminder-mail.ts";
import { composeClaimDelayed, composeClaimQueued } from "../claim-link/waiting-claim-mails.ts";
import { composeCoupon } from "../coupon/coupon-mail.ts";
import {
  composeEnquiryReply,
  composeEnquiryToSender,
  composeEnquiryToStaff,
} from "../enquiry/enquiry-mails.ts";
import { composeInvitation } from "../invitation/invitation-mail.ts";
import type { ComposedMail, Composer } from "../look/composed-mail.ts";
import { addressChangedMail } from "../order/address-changed-mail.ts";
import { ofOrder } from "../order/compose-order-mail.ts";
import {
  composeExchangeAsked,
  composeExchangeEnded,
  composeExchangeReminder,
} from "../order/exchange-mails.ts";
import { orderChangedMail } from "../order/order-changed-mail.ts";
import { orderConfirmedMail, orderUnconfirmedMail } from "../order/order-confirmed-mails.ts";
import {
  composeRestCancelled,
  orderCancelledMail,
  orderExpiredMail,
  orderLinkMail,
} from "../order/order-mails.ts";
import { orderPlacedMail } from "../order/order-placed-mail.ts";
import { composeDelivered, composeDispatched } from "../order/parcel-mails.ts";
import { composePaymentLink, composePaymentReminder } from "../order/payment-link-mails.ts";
import { composeRefund } from "../order/refund-mail.ts";
import { composeReturnAsked, composeReturnCalledOff, composeReturnReceived } from "../order/return-mails.ts";
import { composeSizeExchange } from "../order/size-exchange-mail.ts";
import { composeQuoteChangeAsked, composeQuoteReminder, composeQuoteSent } from "../quote/quote-mails.ts";
import { composeThanks } from "../thanks/thanks-mail.ts";

const composers: Record<MailKind, Composer> = {
  welcome: composeWelcome,
  "one-time-code": composeOneTimeCode,
  "login-warning": composeLoginWarning,
  "second-factor-changed": composeSecondFactorChanged,
  "staff-invitation": composeInvitation,
  "enquiry-to-support": composeEnquiryToStaff,
  "enquiry-to-sender": composeEnquiryToSender,
  "enquiry-reply": composeEnquiryReply,
  "coupon-code": composeCoupon,
  "claim-link": composeClaimLink,
  "claim-reminder": composeClaimReminder,
  "kit-thanks": composeThanks,
  "claim-queued": composeClaimQueued,
  "claim-chosen": composeClaimChosen,
  "claim-delayed": composeClaimDelayed,
  "claim-ended": composeClaimEnded,
  "quote-sent": composeQuoteSent,
  "quote-reminder": composeQuoteReminder,
  "quote-change-asked": composeQuoteChangeAsked,
  "alert-asked": composeAlertAsked,
  "back-in-stock": composeBackInStock,
  "order-placed": ofOrder(orderPlacedMail),
  "order-link": ofOrder(orderLinkMail),
  "payment-link": composePaymentLink,
  "payment-reminder": composePaymentReminder,
  "order-changed": ofOrder(orderChangedMail),
  "order-confirmed": ofOrder(orderConfirmedMail),
  "order-unconfirmed": ofOrder(orderUnconfirmedMail),
  "size-exchanged": composeSizeExchange,
  "exchange-asked": composeExchangeAsked,
  "exchange-reminder": composeExchangeReminder,
  "exchange-ended": composeExchangeEnded,
  "address-changed": ofOrder(addressChangedMail),
  "order-dispatched": composeDispatched,
  "order-delivered": composeDelivered,
  "order-cancelled": ofOrder(orderCancelledMail),
  "order-expired": ofOrder(orderExpiredMail),
  "rest-cancelled": composeRestCancelled,
  "order-refunded": composeRefund,
  "return-asked": composeReturnAsked,
  "return-received": composeReturnReceived,
  "return-called-off": composeReturnCalledOff,
};

/** Writes a mail from the rows that its ids name, or says why it is not needed any more. */
export const composeMail: Composer = (db, mail, context) =>
  inLanguageOrEnglish(context.sender.language, async () => {
    const composed = await composers[mail.kind](db, mail, context);
    return "notNeeded" in composed ? composed : withEnglish(composed, [...shownInEnglish()]);
  });

function withEnglish(composed: ComposedMail, english: readonly string[]): ComposedMail {
  if (english.length === 0) return composed;
  const content = { ...composed.content, english };
  const hasSecret = composed.masked !== composed.content;
  return { ...composed, content, masked: hasSecret ? { ...composed.masked, english } : content };
}
