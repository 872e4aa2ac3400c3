import { staffText } from "../../contract/staff-text.ts";
import { t } from "../../platform/language/t.ts";
import { type Composer, requireId } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { dispatchDays } from "../look/mail-times.ts";
import { composeOrderMail } from "./compose-order-mail.ts";
import { lineRows, seeOrder, totalRows } from "./order-mail-blocks.ts";
import { findOpenPaymentLink } from "./order-to-mail.store.ts";
import type { OrderToMail } from "./order-to-mail.ts";
import { payByBlocks } from "./pay-by-block.ts";

/** The amounts and the link to pay at (specification 1: the support team mails a payment link). */
export const paymentLinkMail = (order: OrderToMail, link: string, sender: MailSender): MailContent => ({
  subject: t("Pay for your order {orderNo}", order),
  preview: t("Your order is ready for payment."),
  heading: t("Your order is ready for payment"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: t("Here is the link to pay for your order {orderNo}.", order) },
    { kind: "button", label: t("Pay now"), url: link },
    ...payByBlocks(order, sender),
    { kind: "amounts", rows: [...lineRows(order, sender), ...totalRows(order, sender)] },
    {
      kind: "text",
      text: t("Once you have paid, we’ll dispatch your order in {days}.", {
        days: dispatchDays(sender),
      }),
    },
    seeOrder(order, sender, "link"),
  ],
});

/** The link once more, for an order that was not paid within a day. */
export const paymentReminderMail = (order: OrderToMail, link: string, sender: MailSender): MailContent => ({
  ...paymentLinkMail(order, link, sender),
  subject: t("Your order {orderNo} is waiting for your payment", order),
  heading: t("Your order is waiting for your payment"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: t(
        "Your order {orderNo} hasn’t been paid yet. If you no longer want it, you don’t need to do anything.",
        order,
      ),
    },
    { kind: "button", label: t("Pay now"), url: link },
    ...payByBlocks(order, sender),
    { kind: "amounts", rows: [...lineRows(order, sender), ...totalRows(order, sender)] },
    seeOrder(order, sender, "link"),
  ],
});

const withOpenLink =
  (compose: typeof paymentLinkMail): Composer =>
  async (db, mail, { sender }) => {
    const link = await findOpenPaymentLink(db, requireId(mail.order_id));
    if (!link) return { notNeeded: staffText`Its link was withdrawn, or paid already.` };
    return composeOrderMail(db, mail.order_id, (order) => compose(order, link, sender));
  };

export const composePaymentLink = withOpenLink(paymentLinkMail);
export const composePaymentReminder = withOpenLink(paymentReminderMail);
