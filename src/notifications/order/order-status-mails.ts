import { dateLocaleOf, say } from "../../platform/language/say.ts";
import { formatTransport } from "../../platform/settings/delivery-dates.ts";
import { greeting } from "../look/greeting.ts";
import type { AmountRow, MailContent, MailSender } from "../look/mail-content.ts";
import { days, deliveryTime, dispatchDays, workingDays } from "../look/mail-times.ts";
import { addressBlocks, lineRows, quantityRows } from "./order-mail-blocks.ts";
import { seeOrder } from "./order-mails.ts";
import type { OrderToMail } from "./order-to-mail.ts";
import { payByBlocks } from "./pay-by-block.ts";

/** Nothing is left to pay; tells when the parcel leaves (specification 1: 3 to 5 working days). */
export const orderConfirmedMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: say(sender, "Your order {orderNo} is confirmed", order),
  preview: say(sender, "We’ll dispatch it in {days}.", { days: dispatchDays(sender) }),
  heading: say(sender, order.isSwag ? "Your welcome kit is confirmed" : "Your order is confirmed"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: say(
        sender,
        order.isSwag
          ? "We are packing your welcome kit {orderNo}. We’ll dispatch it in {days}, and email you when we do."
          : "Thank you: your payment has arrived and we are packing your order {orderNo}. We’ll dispatch it in {days}, and email you when we do.",
        { orderNo: order.orderNo, days: dispatchDays(sender) },
      ),
    },
    { kind: "amounts", rows: lineRows(order, sender) },
    ...addressBlocks(order, sender),
    seeOrder(order, sender),
  ],
});

/** The confirmation before it was a mistake of ours: nothing is lost, and the order waits. */
export const orderUnconfirmedMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: say(sender, "Your order {orderNo} is not confirmed yet", order),
  preview: say(sender, "We confirmed it too early. It is not cancelled."),
  heading: say(sender, "We confirmed your order too early"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: say(
        sender,
        order.isSwag
          ? "We told you that your welcome kit {orderNo} was confirmed. That was our mistake: we still have to check it, and we’ll email you when we have."
          : "We told you that your payment for order {orderNo} had arrived. That was our mistake: it hasn’t reached us yet. If you have already paid, please reply to this email.",
        order,
      ),
    },
    {
      kind: "text",
      text: say(sender, "Your order is not cancelled, and we are keeping what you ordered for you."),
    },
    ...payByBlocks(order, sender),
    { kind: "amounts", rows: lineRows(order, sender) },
    seeOrder(order, sender),
  ],
});

/** One parcel of an order. */
export interface ParcelToMail {
  readonly shippedBy: string;
  readonly awbNo: string;
  readonly sentAt: Date;
  /** It brings something again that was lost, or came back. */
  readonly isAgain: boolean;
  readonly pieces: readonly {
    readonly productName: string;
    readonly colourName: string;
    readonly size: string;
    readonly imagePath: string;
    readonly quantity: number;
    /** How many of them the order has. */
    readonly ordered: number;
  }[];
}

/** A parcel that has just left. */
export interface SentParcelToMail extends ParcelToMail {
  /** The courier's page about it; '' when none is known. */
  readonly trackingUrl: string;
  /** The invoice is attached. */
  readonly hasInvoice: boolean;
}

const isWhole = (order: OrderToMail, { pieces }: ParcelToMail): boolean =>
  pieces.length === order.lines.length && pieces.every(({ quantity, ordered }) => quantity === ordered);

/** The pieces of a parcel; where it is the whole order, with their prices. */
const unitRows = (order: OrderToMail, parcel: ParcelToMail, sender: MailSender): AmountRow[] =>
  isWhole(order, parcel) ? lineRows(order, sender) : quantityRows(parcel.pieces, sender);

/** Tells courier, AWB number and delivery time (specification 1). */
export const orderDispatchedMail = (
  order: OrderToMail,
  parcel: SentParcelToMail,
  sender: MailSender,
): MailContent => ({
  subject: say(sender, "Your order {orderNo} is on its way", order),
  preview: say(sender, "Courier {shippedBy}, AWB NO {awbNo}.", {
    shippedBy: parcel.shippedBy,
    awbNo: parcel.awbNo,
  }),
  heading: say(sender, order.isSwag ? "Your welcome kit is on its way" : "Your parcel is on its way"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: dispatchText(order, parcel, sender) },
    {
      kind: "facts",
      rows: [
        { label: say(sender, "Courier"), value: parcel.shippedBy },
        { label: say(sender, "AWB NO"), value: parcel.awbNo },
        { label: say(sender, "Expected"), value: expectedDays(order, parcel, sender) },
      ],
    },
    { kind: "text", text: deliveryTime(sender, countryOf(order, sender)) },
    ...(parcel.trackingUrl
      ? [{ kind: "button" as const, label: say(sender, "Track the parcel"), url: parcel.trackingUrl }]
      : []),
    { kind: "amounts", rows: unitRows(order, parcel, sender) },
    ...addressBlocks(order, sender),
    ...(parcel.hasInvoice ? [{ kind: "note" as const, text: say(sender, "The invoice is attached.") }] : []),
    seeOrder(order, sender, parcel.trackingUrl ? "link" : "button"),
  ],
});

function dispatchText(order: OrderToMail, parcel: ParcelToMail, sender: MailSender): string {
  if (parcel.isAgain) return say(sender, "We have sent these items from your order {orderNo} again.", order);
  if (isWhole(order, parcel)) return say(sender, "Your order {orderNo} has been dispatched.", order);
  return say(
    sender,
    "Part of your order {orderNo} has been dispatched. We’ll email you about the rest.",
    order,
  );
}

const countryOf = ({ deliveryCountry }: OrderToMail, { homeCountry }: MailSender): string =>
  deliveryCountry ?? homeCountry;

/** The days on which the parcel should arrive, counted from its dispatch as the shop counts them. */
const expectedDays = (order: OrderToMail, { sentAt }: ParcelToMail, sender: MailSender): string =>
  formatTransport(
    countryOf(order, sender),
    sentAt.getTime(),
    { timeZone: sender.timeZone, policy: sender },
    dateLocaleOf(sender),
  );

/** Tells what to do about a faulty product, with the terms of specification 1. */
export const orderDeliveredMail = (
  order: OrderToMail,
  parcel: ParcelToMail,
  sender: MailSender,
): MailContent => ({
  subject: say(sender, "Your order {orderNo} has arrived", order),
  preview: say(sender, "We hope you like it."),
  heading: say(sender, order.isSwag ? "Your welcome kit has arrived" : "Your parcel has arrived"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: say(
        sender,
        isWhole(order, parcel) || parcel.isAgain
          ? "Your order {orderNo} has been delivered. We hope you like it."
          : "A parcel from your order {orderNo} has been delivered. We hope you like it.",
        order,
      ),
    },
    { kind: "amounts", rows: unitRows(order, parcel, sender) },
    { kind: "text", text: ifNotRight(order, sender) },
    seeOrder(order, sender),
  ],
});

/** As the return policy says it: the kit is a gift, so only its size is exchanged. */
const ifNotRight = ({ isSwag }: OrderToMail, sender: MailSender): string =>
  say(
    sender,
    isSwag
      ? "Is something faulty? Tell us within {workingDays}. Is the size wrong? Reply to this email before you wear anything, and we’ll exchange it if your size is in stock."
      : "Is something faulty? Tell us within {workingDays}. You may return what you bought within {days} of delivery at your own cost; food cannot be returned.",
    {
      workingDays: workingDays(sender, sender.faultReportDays),
      days: days(sender, sender.returnDays),
    },
  );
