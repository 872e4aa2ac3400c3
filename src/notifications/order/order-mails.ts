import { t } from "../../platform/language/t.ts";
import { type Composer, requireId } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { Block, MailContent, MailSender } from "../look/mail-content.ts";
import { workingDays } from "../look/mail-times.ts";
import { composeOrderMail } from "./compose-order-mail.ts";
import { listUnsentPieces } from "./mailed-pieces.store.ts";
import { lineRows, type MailedPieces, quantityRows, seeOrder } from "./order-mail-blocks.ts";
import type { OrderToMail } from "./order-to-mail.ts";

/** The link that somebody asked for by order number and e-mail address. */
export const orderLinkMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: t("Your link to order {orderNo}", order),
  preview: t("It opens your order without a login."),
  heading: t("Here is your order"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: t(
        "This link opens your order {orderNo}: where it is now, its invoice, and what you can still do, such as return something. Anyone who has the link can do the same, so please keep it to yourself.",
        order,
      ),
    },
    seeOrder(order, sender),
    {
      kind: "note",
      text: t("If you didn’t ask for it, please ignore this email: nothing has changed."),
    },
  ],
});

/** Tells the customer what they get back. */
export const orderCancelledMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: t("Your order {orderNo} is cancelled", order),
  preview: t("Nothing will be sent."),
  heading: t("Your order is cancelled"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: t("Your order {orderNo} has been cancelled. Nothing will be sent.", order),
    },
    { kind: "amounts", rows: lineRows(order, sender) },
    { kind: "text", text: cancellationText(order, sender) },
    seeOrder(order, sender),
  ],
});

/** What has not left of an order is not sent, because everything that was paid went back. */
export const restCancelledMail = (
  order: OrderToMail,
  rest: MailedPieces,
  sender: MailSender,
): MailContent => ({
  subject: t("The rest of your order {orderNo} is cancelled", order),
  preview: t("What hasn’t left us yet won’t be sent."),
  heading: t("The rest of your order is cancelled"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: [
        t("What hasn’t left us yet from your order {orderNo} won’t be sent.", order),
        ...(order.isRefunded ? [t("What you paid has been refunded.")] : []),
      ].join(" "),
    },
    { kind: "amounts", rows: quantityRows(rest) },
    seeOrder(order, sender),
  ],
});

export const composeRestCancelled: Composer = async (db, mail, { sender }) => {
  const rest = await listUnsentPieces(db, requireId(mail.order_id));
  return composeOrderMail(db, mail.order_id, (order) => restCancelledMail(order, rest, sender));
};

function cancellationText(
  { isSwag, isRefunded, wasAsked, couponCode }: OrderToMail,
  sender: MailSender,
): string {
  if (isSwag) return t("Your welcome kit is still yours: you can redeem it again.");
  const coupon = couponCode ? `${t("You can use your coupon {couponCode} again.", { couponCode })} ` : "";
  if (isRefunded) return `${coupon}${t("What you paid has been refunded.")}`;
  if (!wasAsked) return `${coupon}${t("You haven’t paid anything, so there is nothing to refund.")}`;
  return `${coupon}${t(
    "If you have already paid, we’ll refund you to your original payment method within {workingDays}.",
    { workingDays: workingDays(sender.refundDays) },
  )}`;
}

/** The order was not paid in time. Nothing was paid, so nothing goes back. */
export const orderExpiredMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: t("Your order {orderNo} is cancelled: it was not paid", order),
  preview: t("Nothing will be sent, and there is nothing to pay."),
  heading: t("We cancelled your order: it wasn’t paid"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: t(
        order.wasAsked
          ? "Your order {orderNo} wasn’t paid in time, so we cancelled it. Nothing will be sent, and there is nothing to pay."
          : "We are sorry: we didn’t email you a payment link for your order {orderNo} in time, so it is cancelled. Nothing will be sent, and there is nothing to pay. If you still want it, please order again or reply to this email.",
        order,
      ),
    },
    { kind: "amounts", rows: lineRows(order, sender) },
    ...couponBlocks(order),
    seeOrder(order, sender),
  ],
});

const couponBlocks = ({ couponCode }: OrderToMail): Block[] =>
  couponCode
    ? [{ kind: "text", text: t("You can use your coupon {couponCode} again.", { couponCode }) }]
    : [];
