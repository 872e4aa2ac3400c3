import { staffText } from "../../contract/staff-text.ts";
import { printParcelInvoice } from "../../orders/invoice/print-parcel-invoice.ts";
import { trackingUrl } from "../../orders/order/tracking-url.ts";
import { dateLocale } from "../../platform/calendar/date-locale.ts";
import { t } from "../../platform/language/t.ts";
import { formatTransport } from "../../platform/settings/delivery-dates.ts";
import { type Composer, requireId } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { AmountRow, MailContent, MailSender } from "../look/mail-content.ts";
import { days, deliveryTime, workingDays } from "../look/mail-times.ts";
import { composeOrderMail } from "./compose-order-mail.ts";
import { findParcel } from "./mailed-pieces.store.ts";
import { addressBlocks, lineRows, quantityRows, seeOrder } from "./order-mail-blocks.ts";
import type { OrderToMail } from "./order-to-mail.ts";

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
  isWhole(order, parcel) ? lineRows(order, sender) : quantityRows(parcel.pieces);

/** Tells courier, AWB number and delivery time (specification 1). */
export const orderDispatchedMail = (
  order: OrderToMail,
  parcel: SentParcelToMail,
  sender: MailSender,
): MailContent => ({
  subject: t("Your order {orderNo} is on its way", order),
  preview: t("Courier {shippedBy}, AWB NO {awbNo}.", {
    shippedBy: parcel.shippedBy,
    awbNo: parcel.awbNo,
  }),
  heading: t(order.isSwag ? "Your welcome kit is on its way" : "Your parcel is on its way"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: dispatchText(order, parcel) },
    {
      kind: "facts",
      rows: [
        { label: t("Courier"), value: parcel.shippedBy },
        { label: t("AWB NO"), value: parcel.awbNo },
        { label: t("Expected"), value: expectedDays(order, parcel, sender) },
      ],
    },
    { kind: "text", text: deliveryTime(sender, countryOf(order, sender)) },
    ...(parcel.trackingUrl
      ? [{ kind: "button" as const, label: t("Track the parcel"), url: parcel.trackingUrl }]
      : []),
    { kind: "amounts", rows: unitRows(order, parcel, sender) },
    ...addressBlocks(order, sender),
    ...(parcel.hasInvoice ? [{ kind: "note" as const, text: t("The invoice is attached.") }] : []),
    seeOrder(order, sender, parcel.trackingUrl ? "link" : "button"),
  ],
});

function dispatchText(order: OrderToMail, parcel: ParcelToMail): string {
  if (parcel.isAgain) return t("We have sent these items from your order {orderNo} again.", order);
  if (isWhole(order, parcel)) return t("Your order {orderNo} has been dispatched.", order);
  return t("Part of your order {orderNo} has been dispatched. We’ll email you about the rest.", order);
}

const countryOf = ({ deliveryCountry }: OrderToMail, { homeCountry }: MailSender): string =>
  deliveryCountry ?? homeCountry;

/** The days on which the parcel should arrive, counted from its dispatch as the shop counts them. */
const expectedDays = (order: OrderToMail, { sentAt }: ParcelToMail, sender: MailSender): string =>
  formatTransport(
    countryOf(order, sender),
    sentAt.getTime(),
    { timeZone: sender.timeZone, policy: sender },
    dateLocale(sender.language),
  );

/** Tells what to do about a faulty product, with the terms of specification 1. */
export const orderDeliveredMail = (
  order: OrderToMail,
  parcel: ParcelToMail,
  sender: MailSender,
): MailContent => ({
  subject: t("Your order {orderNo} has arrived", order),
  preview: t("We hope you like it."),
  heading: t(order.isSwag ? "Your welcome kit has arrived" : "Your parcel has arrived"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: t(
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
  t(
    isSwag
      ? "Is something faulty? Tell us within {workingDays}. Is the size wrong? Reply to this email before you wear anything, and we’ll exchange it if your size is in stock."
      : "Is something faulty? Tell us within {workingDays}. You may return what you bought within {days} of delivery at your own cost; food cannot be returned.",
    {
      workingDays: workingDays(sender.faultReportDays),
      days: days(sender.returnDays),
    },
  );

const namesNoParcel = { notNeeded: staffText`It names no parcel.` };

/** The parcel's invoice comes with it, but when it brings something again. */
export const composeDispatched: Composer = async (db, mail, { sender, trackingUrls, billing, now }) => {
  const parcel = await findParcel(db, mail.shipment_id);
  if (!parcel) return namesNoParcel;
  const orderId = requireId(mail.order_id);
  const invoice = parcel.isAgain
    ? undefined
    : await printParcelInvoice(db, { orderId, sentAt: parcel.sentAt, billing, now });
  const sent = {
    ...parcel,
    trackingUrl: trackingUrl(trackingUrls, parcel.shippedBy, parcel.awbNo),
    hasInvoice: invoice !== undefined,
  };
  const composed = await composeOrderMail(db, orderId, (order) => orderDispatchedMail(order, sent, sender));
  return { ...composed, attachments: invoice ? [invoice] : [] };
};

export const composeDelivered: Composer = async (db, mail, { sender }) => {
  const parcel = await findParcel(db, mail.shipment_id);
  if (!parcel) return namesNoParcel;
  return composeOrderMail(db, mail.order_id, (order) => orderDeliveredMail(order, parcel, sender));
};
