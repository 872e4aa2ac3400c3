import { currencySymbol } from "../money/currency-symbol.ts";
import { shownUnit } from "../money/minor-units.ts";
import { convert, formatMoney, shownTotals } from "../money/money.ts";
import { orderLinkUrl } from "../order-link/order-link.ts";
import { dispatchDays, hours, workingDays } from "../settings/policy-texts.ts";
import { greeting } from "./greeting.ts";
import type { AmountRow, Block, MailContent, MailSender } from "./mail-content.ts";

export interface OrderToMail {
  readonly orderNo: string;
  /** What opens the order's page without an account; null: it may not be shown here. */
  readonly link: string | null;
  readonly firstName: string;
  readonly isSwag: boolean;
  /** Nobody has confirmed it, and it is not cancelled. */
  readonly isUnpaid: boolean;
  /** Known also where the addresses are not mailed. */
  readonly deliveryCountry: string | null;
  readonly subTotalPaise: number;
  readonly discountPaise: number;
  readonly shippingPaise: number | null;
  readonly grandTotalPaise: number;
  readonly currencyCode: string;
  readonly currencySymbol: string;
  readonly rateMicros: number;
  readonly couponCode: string | null;
  readonly billingOffice: string | null;
  readonly lines: readonly OrderLineToMail[];
  readonly addresses: readonly AddressToMail[];
}

export interface OrderLineToMail {
  readonly productName: string;
  readonly colourName: string;
  readonly size: string;
  readonly imagePath?: string;
  readonly quantity: number;
  readonly totalPaise: number;
  readonly discountPaise: number;
  readonly isSwag: boolean;
}

export interface AddressToMail {
  readonly isBilling: boolean;
  readonly recipientName: string;
  readonly recipientPhone: string;
  readonly address: string;
  readonly recipientCity: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

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
  heading: order.isSwag ? "Your welcome kit is ordered" : "Thank you for your order",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: `We have received your order ${order.orderNo}.` },
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
      text: `You can cancel there within ${hours(sender.cancelHours)} or before we begin to process the order.`,
    },
  ],
});

/** False for a kit, for an order that costs nothing, and for one that was confirmed or cancelled before its mail went out. */
const isToPay = ({ isSwag, isUnpaid, grandTotalPaise, shippingPaise }: OrderToMail): boolean =>
  !isSwag && isUnpaid && (grandTotalPaise > 0 || shippingPaise === null);

function nextStep(order: OrderToMail, sender: MailSender): string {
  const leaves = `within ${dispatchDays(sender)} working days.`;
  if (order.isSwag) return `The kit is free: there is nothing to pay. It leaves us ${leaves}`;
  if (!order.isUnpaid) return "There is nothing left to pay. The page of your order says where it is now.";
  if (!isToPay(order)) return `There is nothing to pay. Your order leaves us ${leaves}`;
  const shipping = order.shippingPaise === null ? "confirms the shipping charge and then mails" : "mails";
  return `Our support team ${shipping} you a payment link. Once it is paid, your order leaves us ${leaves}`;
}

/** Opens the order's page, also for a reader who is not logged in, or has no account any more. */
export const seeOrder = ({ link }: OrderToMail, { publicUrl }: MailSender): Block => ({
  kind: "button",
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
      text: `This link opens the page of your order ${order.orderNo}: where it is now, its invoice, and what you can do about it. Whoever has the link can do the same, so please do not pass it on.`,
    },
    seeOrder(order, sender),
    { kind: "note", text: "You did not ask for it? Then ignore this mail: nothing was changed." },
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
      text: `Once it is paid, your order leaves us within ${dispatchDays(sender)} working days.`,
    },
    seeOrder(order, sender),
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
  return `${coupon}If you have paid already, the amount goes back by the way you paid within ${workingDays(refundDays)}.`;
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
      text: `Your order ${order.orderNo} is not paid yet. If you no longer want it, you need not do anything.`,
    },
    { kind: "button", label: "Pay now", url: link },
    { kind: "amounts", rows: [...lineRows(order, sender), ...totalRows(order, sender)] },
    seeOrder(order, sender),
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

export function lineRows(order: OrderToMail, sender: MailSender): AmountRow[] {
  const shown = shownTotals(order, order.rateMicros, shownUnit(order.currencyCode));
  return order.lines.map((line, index) => ({
    label: line.productName,
    imagePath: line.imagePath ?? "",
    detail: [line.colourName, line.size, `${line.quantity} ${line.quantity === 1 ? "piece" : "pieces"}`]
      .filter(Boolean)
      .join(" · "),
    ...(line.isSwag
      ? { amount: "Free", baseAmount: "" }
      : amountWithBase(
          order,
          sender,
          shown.lines[index] ?? convert(line.totalPaise, order.rateMicros, shownUnit(order.currencyCode)),
          line.totalPaise,
        )),
    isTotal: false,
  }));
}

function totalRows(order: OrderToMail, sender: MailSender): AmountRow[] {
  const { subTotal, discount, shipping, grandTotal } = shownTotals(
    order,
    order.rateMicros,
    shownUnit(order.currencyCode),
  );
  const row = (label: string, shown: number, paise: number, isTotal = false): AmountRow => ({
    label,
    detail: "",
    ...amountWithBase(order, sender, shown, paise),
    isTotal,
  });
  const discountLabel = order.couponCode ? `Discount (${order.couponCode})` : "Discount";
  return [
    row("Sub total", subTotal, order.subTotalPaise),
    ...(order.discountPaise > 0 ? [row(discountLabel, -discount, -order.discountPaise)] : []),
    shipping === null || order.shippingPaise === null
      ? { label: "Shipping", detail: "", amount: "to be confirmed", baseAmount: "", isTotal: false }
      : row("Shipping", shipping, order.shippingPaise),
    row(
      shipping === null ? "Total without shipping" : "Grand total",
      grandTotal,
      order.grandTotalPaise,
      true,
    ),
  ];
}

/** An amount in the customer's currency, and in the base currency next to it. */
function amountWithBase(order: OrderToMail, { baseCurrency }: MailSender, shown: number, paise: number) {
  const isBase = order.currencyCode === baseCurrency;
  const baseAmount = isBase ? "" : formatMoney(paise, currencySymbol(baseCurrency), shownUnit(baseCurrency));
  return { amount: formatMoney(shown, order.currencySymbol, shownUnit(order.currencyCode)), baseAmount };
}

export function addressBlocks({ addresses, billingOffice }: OrderToMail): Block[] {
  const rows = addresses.map((each) => ({
    label: each.isBilling ? "Billing address" : "Delivery address",
    value: [
      each.recipientName,
      each.address,
      [each.recipientCity, each.region, each.postalCode].filter(Boolean).join(", "),
      each.country,
      each.recipientPhone,
    ].join("\n"),
  }));
  if (billingOffice) rows.push({ label: "Billed to", value: `Company office, ${billingOffice}` });
  return rows.length > 0 ? [{ kind: "facts", rows }] : [];
}
