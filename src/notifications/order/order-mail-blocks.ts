import { cityLine } from "../../platform/language/city-line.ts";
import { countryIn } from "../../platform/language/country-in.ts";
import { moneyText, say, shopUrl } from "../../platform/language/say.ts";
import { currencySymbol } from "../../platform/money/currency-symbol.ts";
import { shownUnit } from "../../platform/money/minor-units.ts";
import { convert } from "../../platform/money/money.ts";
import { shownTotals } from "../../platform/money/shown-totals.ts";
import { orderLinkUrl } from "../../platform/order-link/order-link.ts";
import type { AmountRow, Block, MailSender } from "../look/mail-content.ts";
import type { OrderLineToMail, OrderToMail } from "./order-to-mail.ts";

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

export function lineRows(order: OrderToMail, sender: MailSender): AmountRow[] {
  const shown = shownTotals(order, order.rateMicros, shownUnit(order.currencyCode));
  return order.lines.map((line, index) => ({
    label: line.productName,
    imagePath: line.imagePath ?? "",
    detail: [
      line.colourName,
      line.size && say(sender, "Size {size}", { size: line.size }),
      piecesText(line.quantity, sender),
    ]
      .filter(Boolean)
      .join(" · "),
    ...(line.isSwag || isFreeOfCharge(order)
      ? { amount: say(sender, "Free"), baseAmount: "" }
      : amountWithBase(
          order,
          sender,
          shown.lines[index] ?? convert(line.totalPaise, order.rateMicros, shownUnit(order.currencyCode)),
          line.totalPaise,
        )),
    isTotal: false,
  }));
}

/** Staff gave it away: its prices say nothing to its reader. */
export const isFreeOfCharge = ({ isMadeByStaff, grandTotalPaise, shippingPaise }: OrderToMail): boolean =>
  isMadeByStaff && grandTotalPaise === 0 && shippingPaise !== null;

export type MailedPieces = readonly Pick<
  OrderLineToMail,
  "colourName" | "imagePath" | "productName" | "quantity" | "size"
>[];

/** Pieces without their prices. */
export const quantityRows = (pieces: MailedPieces, sender: MailSender): AmountRow[] =>
  pieces.map(({ productName, colourName, size, imagePath = "", quantity }) => ({
    label: productName,
    imagePath,
    detail: [colourName, size && say(sender, "Size {size}", { size })].filter(Boolean).join(" · "),
    amount: piecesText(quantity, sender),
    baseAmount: "",
    isTotal: false,
  }));

export const piecesText = (count: number, sender: MailSender): string =>
  say(sender, count === 1 ? "{count} piece" : "{count} pieces", { count });

/** The kit's box, large, above its name. */
export const kitBlocks = (imagePath: string, row: AmountRow): Block[] => [
  ...(imagePath ? [{ kind: "image" as const, imagePath }] : []),
  { kind: "amounts", rows: [{ ...row, imagePath: "" }] },
];

export function totalRows(order: OrderToMail, sender: MailSender): AmountRow[] {
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
  const { couponCode } = order;
  const discountLabel = couponCode
    ? say(sender, "Discount ({couponCode})", { couponCode })
    : say(sender, "Discount");
  const shippingLabel = say(sender, "Shipping");
  return [
    row(say(sender, "Sub total"), subTotal, order.subTotalPaise),
    ...(order.discountPaise > 0 ? [row(discountLabel, -discount, -order.discountPaise)] : []),
    shipping === null || order.shippingPaise === null
      ? {
          label: shippingLabel,
          detail: "",
          amount: say(sender, "to be confirmed"),
          baseAmount: "",
          isTotal: false,
        }
      : row(shippingLabel, shipping, order.shippingPaise),
    row(
      say(sender, shipping === null ? "Total without shipping" : "Grand total"),
      grandTotal,
      order.grandTotalPaise,
      true,
    ),
  ];
}

/** An amount in the customer's currency, and in the base currency next to it. */
function amountWithBase(order: OrderToMail, sender: MailSender, shown: number, paise: number) {
  const { baseCurrency } = sender;
  const isBase = order.currencyCode === baseCurrency;
  const baseAmount = isBase
    ? ""
    : moneyText(sender, paise, currencySymbol(baseCurrency), shownUnit(baseCurrency));
  return {
    amount: moneyText(sender, shown, order.currencySymbol, shownUnit(order.currencyCode)),
    baseAmount,
  };
}

export function addressBlocks({ addresses, billingOffice }: OrderToMail, sender: MailSender): Block[] {
  const rows = addresses.map((each) => ({
    label: say(sender, each.isBilling ? "Billing address" : "Delivery address"),
    value: [
      each.recipientName,
      each.address,
      cityLine(each),
      countryIn(sender.language, each.country),
      each.recipientPhone,
    ].join("\n"),
  }));
  if (billingOffice)
    rows.push({
      label: say(sender, "Billed to"),
      value: say(sender, "Company office, {office}", { office: billingOffice }),
    });
  return rows.length > 0 ? [{ kind: "facts", rows }] : [];
}
