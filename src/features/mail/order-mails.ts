import { orderLinkUrl } from "../order-link/order-link.ts";
import { dispatchDays, hours, workingDays } from "../settings/policy-texts.ts";
import { greeting } from "./greeting.ts";
import type { Block, MailContent, MailSender } from "./mail-content.ts";
import { addressBlocks, lineRows, totalRows } from "./order-mail-blocks.ts";
import type { OrderToMail } from "./order-to-mail.ts";

/**
 * The order, and what happens next. A kit needs no payment; for other orders a payment link is mailed
 * (specification 1).
 */
export const orderPlacedMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: `Your order ${order.orderNo}`,
  preview: order.isSwag
    ? "We are getting your welcome kit ready."
    : isToPay(order)
      ? "Thank you. Next, we mail you a payment link."
      : "Thank you. There is nothing to pay.",
  heading: headingOf(order),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: openingOf(order) },
    {
      kind: "amounts",
      rows: [...lineRows(order, sender), ...(order.isSwag ? [] : totalRows(order, sender))],
    },
    ...addressBlocks(order),
    { kind: "heading", text: "What happens next" },
    { kind: "text", text: nextStep(order, sender) },
    seeOrder(order, sender),
    {
      kind: "note",
      text: `You can cancel it there within ${hours(sender.cancelHours)}, or before we begin to process it.`,
    },
  ],
});

function headingOf({ isSwag, isMadeByStaff, replacesNo }: OrderToMail): string {
  if (replacesNo !== null) return "We’re sending you a replacement";
  if (isMadeByStaff) return "We placed an order for you";
  return isSwag ? "Your welcome kit is ordered" : "Thank you for your order";
}

function openingOf({ orderNo, isMadeByStaff, replacesNo }: OrderToMail): string {
  if (replacesNo !== null)
    return `We’re sending you these products again, free of charge, for your order ${replacesNo}. The new order has the number ${orderNo}.`;
  return isMadeByStaff
    ? `Our support team placed order ${orderNo} for you.`
    : `We have received your order ${orderNo}.`;
}

/** False for a kit, for an order that costs nothing, and for one that was confirmed or cancelled before its mail went out. */
const isToPay = ({ isSwag, isUnpaid, grandTotalPaise, shippingPaise }: OrderToMail): boolean =>
  !isSwag && isUnpaid && (grandTotalPaise > 0 || shippingPaise === null);

function nextStep(order: OrderToMail, sender: MailSender): string {
  const leaves = `in ${dispatchDays(sender)} working days.`;
  if (order.isSwag) return `The kit is free: there is nothing to pay. We dispatch it ${leaves}`;
  if (!order.isUnpaid) return "There is nothing left to pay. The page of your order shows where it is now.";
  if (!isToPay(order)) return `There is nothing to pay. We dispatch your order ${leaves}`;
  const link =
    order.shippingPaise === null ? "Our support team confirms the shipping charge and then mails" : "We mail";
  return `${link} you a payment link. Once you have paid, we dispatch your order ${leaves}`;
}

/**
 * Opens the order's page, also for a reader who is not logged in, or has no account any more. A mail with another button
 * has it as a link.
 */
export const seeOrder = (
  { link }: OrderToMail,
  { publicUrl }: MailSender,
  kind: "button" | "link" = "button",
): Block => ({
  kind,
  label: "See your order",
  url: link === null ? `${publicUrl}/accounts/order-history` : orderLinkUrl(publicUrl, link),
});

/** The link that somebody asked for by order number and e-mail address. */
export const orderLinkMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: `Your link to order ${order.orderNo}`,
  preview: "It opens the page of your order without a login.",
  heading: "Here is your order",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: `This link opens the page of your order ${order.orderNo}: where it is now, its invoice, and what you can do about it. Anyone who has the link can do the same, so please do not pass it on.`,
    },
    seeOrder(order, sender),
    { kind: "note", text: "If you did not ask for it, please ignore this mail: nothing has changed." },
  ],
});

/** The amounts and the link to pay at (specification 1: the support team mails a payment link). */
export const paymentLinkMail = (order: OrderToMail, link: string, sender: MailSender): MailContent => ({
  subject: `Pay for your order ${order.orderNo}`,
  preview: "Your order is ready to be paid.",
  heading: "Your order is ready to be paid",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: `Here is the link to pay for your order ${order.orderNo}.` },
    { kind: "button", label: "Pay now", url: link },
    { kind: "amounts", rows: [...lineRows(order, sender), ...totalRows(order, sender)] },
    {
      kind: "text",
      text: `Once you have paid, we dispatch your order in ${dispatchDays(sender)} working days.`,
    },
    seeOrder(order, sender, "link"),
  ],
});

/** Tells the customer what they get back. */
export const orderCancelledMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: `Your order ${order.orderNo} is cancelled`,
  preview: "Nothing will be sent.",
  heading: "Your order is cancelled",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: `Your order ${order.orderNo} has been cancelled. Nothing will be sent.` },
    { kind: "amounts", rows: lineRows(order, sender) },
    { kind: "text", text: cancellationText(order, sender) },
    seeOrder(order, sender),
  ],
});

function cancellationText({ isSwag, couponCode }: OrderToMail, { refundDays }: MailSender): string {
  if (isSwag) return "Your welcome kit is still yours: you can redeem it again.";
  const coupon = couponCode ? `Your coupon ${couponCode} can be used again. ` : "";
  return `${coupon}If you have already paid, we refund you by your original payment method within ${workingDays(refundDays)}.`;
}

/** The link once more, for an order that was not paid within a day. */
export const paymentReminderMail = (order: OrderToMail, link: string, sender: MailSender): MailContent => ({
  ...paymentLinkMail(order, link, sender),
  subject: `Your order ${order.orderNo} is waiting for your payment`,
  heading: "Your order is waiting for your payment",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: `Your order ${order.orderNo} is not paid yet. If you no longer want it, there is nothing you need to do.`,
    },
    { kind: "button", label: "Pay now", url: link },
    { kind: "amounts", rows: [...lineRows(order, sender), ...totalRows(order, sender)] },
    seeOrder(order, sender, "link"),
  ],
});

/** The order was not paid in time. Nothing was paid, so nothing goes back. */
export const orderExpiredMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: `Your order ${order.orderNo} is cancelled: it was not paid`,
  preview: "Nothing will be sent, and there is nothing to pay.",
  heading: "Your order was not paid and is cancelled",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: `Your order ${order.orderNo} was not paid in time, so it is cancelled. Nothing will be sent, and there is nothing to pay.`,
    },
    { kind: "amounts", rows: lineRows(order, sender) },
    ...(order.couponCode
      ? [{ kind: "text" as const, text: `Your coupon ${order.couponCode} can be used again.` }]
      : []),
    seeOrder(order, sender),
  ],
});
