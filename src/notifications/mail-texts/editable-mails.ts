import type { EditableMailKind } from "../../contract/admin/mail-texts.ts";
import { inLanguage, inLanguageOrEnglish, shownInEnglish } from "../../platform/language/in-language.ts";
import { loginWarningMail, oneTimeCodeMail, welcomeMail } from "../account/account-mails.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { addressChangedMail } from "../order/address-changed-mail.ts";
import { orderConfirmedMail } from "../order/order-confirmed-mails.ts";
import { orderCancelledMail, orderExpiredMail, orderLinkMail } from "../order/order-mails.ts";
import { orderPlacedMail } from "../order/order-placed-mail.ts";
import type { OrderToMail } from "../order/order-to-mail.ts";
import { orderDeliveredMail, orderDispatchedMail } from "../order/parcel-mails.ts";
import { paymentLinkMail, paymentReminderMail } from "../order/payment-link-mails.ts";
import { sizeExchangedMail } from "../order/size-exchange-mail.ts";
import { exampleExchange, exampleOrder, exampleParcel } from "./example-order.ts";

export interface EditableMail {
  readonly isOfOrder: boolean;
  /** False: the opening words depend on what happened, such as whether a parcel is the whole order. */
  readonly hasBody: boolean;
  readonly example: (order: OrderToMail, sender: MailSender) => MailContent;
}

const EXAMPLE_LINK = "https://pay.example/";
const codeMail = { firstName: "Asha", email: "asha@example.com", code: "123456" };

const ofOrder = (example: EditableMail["example"], hasBody = true): EditableMail => ({
  isOfOrder: true,
  hasBody,
  example,
});
const ofAccount = (example: (sender: MailSender) => MailContent): EditableMail => ({
  isOfOrder: false,
  hasBody: true,
  example: (_order, sender) => example(sender),
});

/** The mails whose words staff may write, each with how it looks for an example. */
export const editableMails: Record<EditableMailKind, EditableMail> = {
  welcome: ofAccount((sender) => welcomeMail(codeMail, sender)),
  "one-time-code": ofAccount((sender) => oneTimeCodeMail(codeMail, sender)),
  "login-warning": ofAccount((sender) => loginWarningMail("Asha", sender)),
  "order-placed": ofOrder(orderPlacedMail),
  "payment-link": ofOrder((order, sender) => paymentLinkMail(order, EXAMPLE_LINK, sender)),
  "payment-reminder": ofOrder((order, sender) => paymentReminderMail(order, EXAMPLE_LINK, sender)),
  "order-confirmed": ofOrder(orderConfirmedMail, false),
  "order-dispatched": ofOrder((order, sender) => orderDispatchedMail(order, exampleParcel, sender), false),
  "order-delivered": ofOrder((order, sender) => orderDeliveredMail(order, exampleParcel, sender), false),
  "order-cancelled": ofOrder(orderCancelledMail),
  "order-expired": ofOrder(orderExpiredMail),
  "order-link": ofOrder(orderLinkMail),
  "address-changed": ofOrder(addressChangedMail),
  "size-exchanged": ofOrder((order, sender) => sizeExchangedMail(order, exampleExchange, sender)),
};

export const editableKinds = Object.keys(editableMails) as readonly EditableMailKind[];

const EXAMPLE_ORDER_NO = "KS-EXAM-PLE0-0";

/** A mail of this kind with the store's own words, for an example order. */
export const exampleMail = (kind: EditableMailKind, sender: MailSender): MailContent =>
  inLanguageOrEnglish(sender.language, () => {
    const mail = editableMails[kind].example(exampleOrder(EXAMPLE_ORDER_NO, sender.baseCurrency), sender);
    return { ...mail, english: [...shownInEnglish()] };
  });

/** What stands for the placeholders in an example. */
export const exampleValues = (sender: MailSender) => ({
  companyName: sender.companyName,
  supportEmail: sender.supportEmail,
  orderNumber: EXAMPLE_ORDER_NO,
});

/** The words that a mail has as long as staff write none, with placeholders for what differs from mail to mail. */
export function defaultMailText(kind: EditableMailKind, sender: MailSender) {
  const example = { ...sender, companyName: "{companyName}", supportEmail: "{supportEmail}" };
  const content = inLanguage(sender.language, () =>
    editableMails[kind].example(exampleOrder("{orderNumber}", sender.baseCurrency), example),
  );
  const opening = content.blocks[1];
  return {
    subject: content.subject,
    greeting: sender.mailGreeting,
    body: editableMails[kind].hasBody && opening?.kind === "text" ? opening.text : "",
  };
}
