import { t } from "../../platform/language/t.ts";
import { greeting } from "../look/greeting.ts";
import type { Block, MailContent, MailSender } from "../look/mail-content.ts";
import { dispatchDays, hours } from "../look/mail-times.ts";
import { partSizeBlocks } from "../look/part-sizes.ts";
import {
  addressBlocks,
  isFreeOfCharge,
  kitBlocks,
  lineRows,
  seeOrder,
  totalRows,
} from "./order-mail-blocks.ts";
import type { OrderToMail } from "./order-to-mail.ts";
import { payByBlocks } from "./pay-by-block.ts";

/**
 * The order, and what happens next. A kit needs no payment; for other orders a payment link is mailed
 * (specification 1).
 */
export const orderPlacedMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: t("Your order {orderNo}", order),
  preview: previewOf(order),
  heading: headingOf(order),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: openingOf(order) },
    ...whatWasOrdered(order, sender),
    ...partSizeBlocks(order.partSizes),
    ...substituteBlocks(order),
    ...declinedBlocks(order),
    ...addressBlocks(order, sender),
    { kind: "heading", text: t("What happens next") },
    { kind: "text", text: nextStep(order, sender) },
    ...(isToPay(order) ? payByBlocks(order, sender, { isLinkToCome: !order.wasAsked }) : []),
    seeOrder(order, sender),
    {
      kind: "note",
      text: t("You can cancel it there within {hours}, or before we begin to process it.", {
        hours: hours(sender.cancelHours),
      }),
    },
  ],
});

function whatWasOrdered(order: OrderToMail, sender: MailSender): Block[] {
  const lines = lineRows(order, sender);
  const [first, ...more] = lines;
  if (order.isSwag && first && more.length === 0) return kitBlocks(first.imagePath ?? "", first);
  const totals = order.isSwag || isFreeOfCharge(order) ? [] : totalRows(order, sender);
  return [{ kind: "amounts", rows: [...lines, ...totals] }];
}

/** A kit never comes with something else unsaid. */
const substituteBlocks = ({ substitutes }: OrderToMail): Block[] =>
  substitutes.map((each) => ({
    kind: "text",
    text: t("{part} is out of stock, so your kit comes with {product} instead.", each),
  }));

const declinedBlocks = ({ lines }: OrderToMail): Block[] =>
  lines.flatMap(({ declined }) =>
    declined
      ? [{ kind: "text", text: t("As you wished, your kit comes without {parts}.", { parts: declined }) }]
      : [],
  );

function previewOf(order: OrderToMail): string {
  if (order.isSwag) return t("We are getting your welcome kit ready.");
  if (isFreeOfCharge(order)) return t("It’s on us: there is nothing to pay.");
  return t(
    isToPay(order)
      ? "Thank you. Next, we’ll email you a payment link."
      : "Thank you. There is nothing to pay.",
  );
}

function headingOf({ isSwag, isMadeByStaff, replacesNo, isOtherSize }: OrderToMail): string {
  if (isOtherSize) return t("Your new size is next");
  if (replacesNo !== null) return t("We’re sending you a replacement");
  if (isMadeByStaff) return t("We placed an order for you");
  return t(isSwag ? "Your welcome kit is ordered" : "Thank you for your order");
}

function openingOf({ orderNo, isMadeByStaff, replacesNo, isOtherSize }: OrderToMail): string {
  if (replacesNo !== null && isOtherSize)
    return t(
      "This is the new size for your order {replacesNo}, free of charge. The new order has the number {orderNo}.",
      { replacesNo, orderNo },
    );
  if (replacesNo !== null)
    return t(
      "We’re sending you these products again, free of charge, for your order {replacesNo}. The new order has the number {orderNo}.",
      { replacesNo, orderNo },
    );
  return isMadeByStaff
    ? t("Our support team placed order {orderNo} for you.", { orderNo })
    : t("We have received your order {orderNo}.", { orderNo });
}

/** False for a kit, for an order that costs nothing, and for one that was confirmed or cancelled before its mail went out. */
const isToPay = ({ isSwag, isUnpaid, grandTotalPaise, shippingPaise }: OrderToMail): boolean =>
  !isSwag && isUnpaid && (grandTotalPaise > 0 || shippingPaise === null);

function nextStep(order: OrderToMail, sender: MailSender): string {
  const leaves = { days: dispatchDays(sender) };
  if (order.isSwag)
    return t("The kit is free: there is nothing to pay. We’ll dispatch it in {days}.", leaves);
  if (!order.isToSend) return t("There is nothing left to pay. See where your order is now.");
  if (!isToPay(order))
    return t(
      order.isUnpaid || isFreeOfCharge(order)
        ? "There is nothing to pay. We’ll dispatch your order in {days}."
        : "There is nothing left to pay. We’ll dispatch your order in {days}.",
      leaves,
    );
  return order.shippingPaise === null
    ? t(
        "Our support team will confirm the shipping charge, then email you a payment link. Once you have paid, we’ll dispatch your order in {days}.",
        leaves,
      )
    : t("We’ll email you a payment link. Once you have paid, we’ll dispatch your order in {days}.", leaves);
}
