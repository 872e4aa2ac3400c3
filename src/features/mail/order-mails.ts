import { orderLinkUrl } from "../order-link/order-link.ts";
import { greeting } from "./greeting.ts";
import type { Block, MailContent, MailSender } from "./mail-content.ts";
import { dispatchDays, hours, workingDays } from "./mail-times.ts";
import { addressBlocks, lineRows, type MailedPieces, quantityRows, totalRows } from "./order-mail-blocks.ts";
import type { OrderToMail } from "./order-to-mail.ts";
import { say, shopUrl } from "./say.ts";

/**
 * The order, and what happens next. A kit needs no payment; for other orders a payment link is mailed
 * (specification 1).
 */
export const orderPlacedMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: say(sender, "Your order {orderNo}", order),
  preview: order.isSwag
    ? say(sender, "We are getting your welcome kit ready.")
    : isToPay(order)
      ? say(sender, "Thank you. Next, we’ll email you a payment link.")
      : say(sender, "Thank you. There is nothing to pay."),
  heading: headingOf(order, sender),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: openingOf(order, sender) },
    {
      kind: "amounts",
      rows: [...lineRows(order, sender), ...(order.isSwag ? [] : totalRows(order, sender))],
    },
    ...addressBlocks(order, sender),
    { kind: "heading", text: say(sender, "What happens next") },
    { kind: "text", text: nextStep(order, sender) },
    seeOrder(order, sender),
    {
      kind: "note",
      text: say(sender, "You can cancel it there within {hours}, or before we begin to process it.", {
        hours: hours(sender, sender.cancelHours),
      }),
    },
  ],
});

function headingOf({ isSwag, isMadeByStaff, replacesNo }: OrderToMail, sender: MailSender): string {
  if (replacesNo !== null) return say(sender, "We’re sending you a replacement");
  if (isMadeByStaff) return say(sender, "We placed an order for you");
  return say(sender, isSwag ? "Your welcome kit is ordered" : "Thank you for your order");
}

function openingOf({ orderNo, isMadeByStaff, replacesNo }: OrderToMail, sender: MailSender): string {
  if (replacesNo !== null)
    return say(
      sender,
      "We’re sending you these products again, free of charge, for your order {replacesNo}. The new order has the number {orderNo}.",
      { replacesNo, orderNo },
    );
  return isMadeByStaff
    ? say(sender, "Our support team placed order {orderNo} for you.", { orderNo })
    : say(sender, "We have received your order {orderNo}.", { orderNo });
}

/** False for a kit, for an order that costs nothing, and for one that was confirmed or cancelled before its mail went out. */
const isToPay = ({ isSwag, isUnpaid, grandTotalPaise, shippingPaise }: OrderToMail): boolean =>
  !isSwag && isUnpaid && (grandTotalPaise > 0 || shippingPaise === null);

function nextStep(order: OrderToMail, sender: MailSender): string {
  const leaves = { days: dispatchDays(sender) };
  if (order.isSwag)
    return say(sender, "The kit is free: there is nothing to pay. We’ll dispatch it in {days}.", leaves);
  if (!order.isUnpaid)
    return say(sender, "There is nothing left to pay. The page of your order shows where it is now.");
  if (!isToPay(order))
    return say(sender, "There is nothing to pay. We’ll dispatch your order in {days}.", leaves);
  return order.shippingPaise === null
    ? say(
        sender,
        "Our support team will confirm the shipping charge, then email you a payment link. Once you have paid, we’ll dispatch your order in {days}.",
        leaves,
      )
    : say(
        sender,
        "We’ll email you a payment link. Once you have paid, we’ll dispatch your order in {days}.",
        leaves,
      );
}

/**
 * Opens the order's page, also for a reader who is not logged in, or has no account any more. A mail with another button
 * has it as a link.
 */
export const seeOrder = (
  { link }: OrderToMail,
  sender: MailSender,
  kind: "button" | "link" = "button",
): Block => ({
  kind,
  label: say(sender, "See your order"),
  url: link === null ? `${shopUrl(sender)}/accounts/order-history` : orderLinkUrl(shopUrl(sender), link),
});

/** The link that somebody asked for by order number and e-mail address. */
export const orderLinkMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: say(sender, "Your link to order {orderNo}", order),
  preview: say(sender, "It opens the page of your order without a login."),
  heading: say(sender, "Here is your order"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: say(
        sender,
        "This link opens the page of your order {orderNo}: where it is now, its invoice, and what you can do about it. Anyone who has the link can do the same, so please do not pass it on.",
        order,
      ),
    },
    seeOrder(order, sender),
    {
      kind: "note",
      text: say(sender, "If you did not ask for it, please ignore this email: nothing has changed."),
    },
  ],
});

/** The amounts and the link to pay at (specification 1: the support team mails a payment link). */
export const paymentLinkMail = (order: OrderToMail, link: string, sender: MailSender): MailContent => ({
  subject: say(sender, "Pay for your order {orderNo}", order),
  preview: say(sender, "Your order is ready to be paid."),
  heading: say(sender, "Your order is ready to be paid"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: say(sender, "Here is the link to pay for your order {orderNo}.", order) },
    { kind: "button", label: say(sender, "Pay now"), url: link },
    { kind: "amounts", rows: [...lineRows(order, sender), ...totalRows(order, sender)] },
    {
      kind: "text",
      text: say(sender, "Once you have paid, we’ll dispatch your order in {days}.", {
        days: dispatchDays(sender),
      }),
    },
    seeOrder(order, sender, "link"),
  ],
});

/** Tells the customer what they get back. */
export const orderCancelledMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: say(sender, "Your order {orderNo} is cancelled", order),
  preview: say(sender, "Nothing will be sent."),
  heading: say(sender, "Your order is cancelled"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: say(sender, "Your order {orderNo} has been cancelled. Nothing will be sent.", order),
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
  subject: say(sender, "The rest of your order {orderNo} is cancelled", order),
  preview: say(sender, "What has not left yet will not be sent."),
  heading: say(sender, "The rest of your order is cancelled"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: [
        say(sender, "What has not left yet of your order {orderNo} will not be sent.", order),
        ...(order.isRefunded ? [say(sender, "What you paid has been refunded.")] : []),
      ].join(" "),
    },
    { kind: "amounts", rows: quantityRows(rest, sender) },
    seeOrder(order, sender),
  ],
});

function cancellationText({ isSwag, isRefunded, couponCode }: OrderToMail, sender: MailSender): string {
  if (isSwag) return say(sender, "Your welcome kit is still yours: you can redeem it again.");
  const coupon = couponCode
    ? `${say(sender, "Your coupon {couponCode} can be used again.", { couponCode })} `
    : "";
  if (isRefunded) return `${coupon}${say(sender, "What you paid has been refunded.")}`;
  return `${coupon}${say(
    sender,
    "If you have already paid, we’ll refund you by your original payment method within {workingDays}.",
    { workingDays: workingDays(sender, sender.refundDays) },
  )}`;
}

/** The link once more, for an order that was not paid within a day. */
export const paymentReminderMail = (order: OrderToMail, link: string, sender: MailSender): MailContent => ({
  ...paymentLinkMail(order, link, sender),
  subject: say(sender, "Your order {orderNo} is waiting for your payment", order),
  heading: say(sender, "Your order is waiting for your payment"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: say(
        sender,
        "Your order {orderNo} is not paid yet. If you no longer want it, there is nothing you need to do.",
        order,
      ),
    },
    { kind: "button", label: say(sender, "Pay now"), url: link },
    { kind: "amounts", rows: [...lineRows(order, sender), ...totalRows(order, sender)] },
    seeOrder(order, sender, "link"),
  ],
});

/** The order was not paid in time. Nothing was paid, so nothing goes back. */
export const orderExpiredMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: say(sender, "Your order {orderNo} is cancelled: it was not paid", order),
  preview: say(sender, "Nothing will be sent, and there is nothing to pay."),
  heading: say(sender, "Your order was not paid and is cancelled"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: say(
        sender,
        "Your order {orderNo} was not paid in time, so it is cancelled. Nothing will be sent, and there is nothing to pay.",
        order,
      ),
    },
    { kind: "amounts", rows: lineRows(order, sender) },
    ...couponBlocks(order, sender),
    seeOrder(order, sender),
  ],
});

const couponBlocks = ({ couponCode }: OrderToMail, sender: MailSender): Block[] =>
  couponCode
    ? [{ kind: "text", text: say(sender, "Your coupon {couponCode} can be used again.", { couponCode }) }]
    : [];
