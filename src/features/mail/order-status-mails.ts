import { formatTransport } from "../settings/delivery-dates.ts";
import {
  days,
  dispatchDays,
  hasOwnTime,
  homeDays,
  isHome,
  metroDays,
  namesMetro,
  transportText,
  workingDays,
} from "../settings/policy-texts.ts";
import { greeting } from "./greeting.ts";
import type { AmountRow, MailContent, MailSender } from "./mail-content.ts";
import { addressBlocks, lineRows } from "./order-mail-blocks.ts";
import { seeOrder } from "./order-mails.ts";
import type { OrderToMail } from "./order-to-mail.ts";

/** Nothing is left to pay; tells when the parcel leaves (specification 1: 3 to 5 working days). */
export const orderConfirmedMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: `Your order ${order.orderNo} is confirmed`,
  preview: `We dispatch it in ${dispatchDays(sender)} working days.`,
  heading: order.isSwag ? "Your welcome kit is confirmed" : "Your order is confirmed",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: `${order.isSwag ? "We are packing your welcome kit" : "Thank you: your payment has arrived and we are packing your order"} ${order.orderNo}. We dispatch it in ${dispatchDays(sender)} working days, and we will write to you when we do.`,
    },
    { kind: "amounts", rows: lineRows(order, sender) },
    ...addressBlocks(order),
    seeOrder(order, sender),
  ],
});

/** The confirmation before it was a mistake of ours: nothing is lost, and the order waits. */
export const orderUnconfirmedMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: `Your order ${order.orderNo} is not confirmed yet`,
  preview: "We confirmed it too early. It is not cancelled.",
  heading: "We confirmed your order too early",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: order.isSwag
        ? `We told you that your welcome kit ${order.orderNo} is confirmed. That was our mistake: we still have to check it, and we will write to you when we have.`
        : `We told you that your payment for order ${order.orderNo} has arrived. That was our mistake: it has not reached us yet. If you have already paid, please reply to this mail.`,
    },
    { kind: "text", text: "Your order is not cancelled, and we are keeping what you ordered for you." },
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

export type MailedPieces = readonly Pick<
  ParcelToMail["pieces"][number],
  "colourName" | "imagePath" | "productName" | "quantity" | "size"
>[];

export const quantityRows = (pieces: MailedPieces): AmountRow[] =>
  pieces.map(({ productName, colourName, size, imagePath, quantity }) => ({
    label: productName,
    imagePath,
    detail: [colourName, size && `Size ${size}`].filter(Boolean).join(" · "),
    amount: `${quantity} ${quantity === 1 ? "piece" : "pieces"}`,
    baseAmount: "",
    isTotal: false,
  }));

/** The pieces of a parcel; where it is the whole order, with their prices. */
const unitRows = (order: OrderToMail, parcel: ParcelToMail, sender: MailSender): AmountRow[] =>
  isWhole(order, parcel) ? lineRows(order, sender) : quantityRows(parcel.pieces);

/** Tells courier, AWB number and delivery time (specification 1). */
export const orderDispatchedMail = (
  order: OrderToMail,
  parcel: SentParcelToMail,
  sender: MailSender,
): MailContent => ({
  subject: `Your order ${order.orderNo} is on its way`,
  preview: `Courier ${parcel.shippedBy}, AWB NO ${parcel.awbNo}.`,
  heading: order.isSwag ? "Your welcome kit is on its way" : "Your parcel is on its way",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: dispatchText(order, parcel) },
    {
      kind: "facts",
      rows: [
        { label: "Courier", value: parcel.shippedBy },
        { label: "AWB NO", value: parcel.awbNo },
        { label: "Expected", value: expectedDays(order, parcel, sender) },
      ],
    },
    { kind: "text", text: deliveryTime(order, sender) },
    ...(parcel.trackingUrl
      ? [{ kind: "button" as const, label: "Track the parcel", url: parcel.trackingUrl }]
      : []),
    { kind: "amounts", rows: unitRows(order, parcel, sender) },
    ...addressBlocks(order),
    ...(parcel.hasInvoice ? [{ kind: "note" as const, text: "The invoice is attached." }] : []),
    seeOrder(order, sender, parcel.trackingUrl ? "link" : "button"),
  ],
});

function dispatchText(order: OrderToMail, parcel: ParcelToMail): string {
  if (parcel.isAgain) return `We have sent you these pieces of your order ${order.orderNo} again.`;
  if (isWhole(order, parcel)) return `Your order ${order.orderNo} has been dispatched.`;
  return `Part of your order ${order.orderNo} has been dispatched. We will write to you about the rest.`;
}

/** The days on which the parcel should arrive, counted from its dispatch as the shop counts them. */
const expectedDays = (
  { deliveryCountry }: OrderToMail,
  { sentAt }: ParcelToMail,
  sender: MailSender,
): string =>
  formatTransport(deliveryCountry ?? sender.homeCountry, sentAt.getTime(), {
    timeZone: sender.timeZone,
    policy: sender,
  });

/** Specification 1, for the country that the order goes to. */
function deliveryTime({ deliveryCountry }: OrderToMail, sender: MailSender): string {
  const country = deliveryCountry ?? sender.homeCountry;
  if (!isHome(sender, country)) return `It takes ${transportText(sender, country)} to ${country}.`;
  if (!namesMetro(sender) || hasOwnTime(sender, country))
    return `It takes ${transportText(sender, country)}.`;
  return `It takes ${metroDays(sender)} days to metro cities and ${homeDays(sender)} days to other places in ${sender.homeCountry}.`;
}

/** Tells what to do about a faulty product, with the terms of specification 1. */
export const orderDeliveredMail = (
  order: OrderToMail,
  parcel: ParcelToMail,
  sender: MailSender,
): MailContent => ({
  subject: `Your order ${order.orderNo} has arrived`,
  preview: "We hope you like it.",
  heading: order.isSwag ? "Your welcome kit has arrived" : "Your parcel has arrived",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: `${isWhole(order, parcel) || parcel.isAgain ? "Your order" : "A parcel of your order"} ${order.orderNo} has been delivered. We hope you like it.`,
    },
    { kind: "amounts", rows: unitRows(order, parcel, sender) },
    { kind: "text", text: ifNotRight(order, sender) },
    seeOrder(order, sender),
  ],
});

/** As the return policy says it: the kit is a gift, so only its size is exchanged. */
function ifNotRight({ isSwag }: OrderToMail, { faultReportDays, returnDays }: MailSender): string {
  const within = `within ${workingDays(faultReportDays)}`;
  return isSwag
    ? `Is something faulty? Tell us ${within}. Is the size wrong? Reply to this mail before you wear it, and we exchange it while we have others.`
    : `Is something faulty? Tell us ${within}. You may return what you bought within ${days(returnDays)} of delivery at your own cost; food cannot be returned.`;
}
