import { shownAddress } from "../../platform/address/shown-address.ts";
import { countryIn } from "../../platform/country/country-in.ts";
import { shopUrl } from "../../platform/language/reader.ts";
import { t } from "../../platform/language/t.ts";
import { shownUnit } from "../../platform/money/minor-units.ts";
import { convert } from "../../platform/money/money.ts";
import { shownTotals } from "../../platform/money/shown-totals.ts";
import { unambiguousBaseMoney, unambiguousMoney } from "../../platform/money/unambiguous-money.ts";
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
  label: t("See your order"),
  url: link === null ? `${shopUrl(sender)}/accounts/order-history` : orderLinkUrl(shopUrl(sender), link),
});

export function lineRows(order: OrderToMail, sender: MailSender): AmountRow[] {
  const shown = shownTotals(order, order.rateMicros, shownUnit(order.currencyCode));
  return order.lines.map((line, index) => ({
    label: line.productName,
    imagePath: line.imagePath ?? "",
    detail: [line.colourName, line.size && t("Size {size}", { size: line.size }), piecesText(line.quantity)]
      .filter(Boolean)
      .join(" · "),
    ...(line.isSwag || isFreeOfCharge(order)
      ? { amount: t("Free"), baseAmount: "" }
      : {
          amount: unambiguousMoney(
            shown.lines[index] ?? convert(line.totalPaise, order.rateMicros, shownUnit(order.currencyCode)),
            order,
            sender.language,
          ),
          baseAmount: "",
        }),
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
export const quantityRows = (pieces: MailedPieces): AmountRow[] =>
  pieces.map(({ productName, colourName, size, imagePath = "", quantity }) => ({
    label: productName,
    imagePath,
    detail: [colourName, size && t("Size {size}", { size })].filter(Boolean).join(" · "),
    amount: piecesText(quantity),
    baseAmount: "",
    isTotal: false,
  }));

export const piecesText = (count: number): string =>
  t("{count, plural, one {# piece} other {# pieces}}", { count });

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
  const row = (label: string, shown: number): AmountRow => ({
    label,
    detail: "",
    amount: unambiguousMoney(shown, order, sender.language),
    baseAmount: "",
    isTotal: false,
  });
  const { couponCode } = order;
  const discountLabel = couponCode ? t("Discount ({couponCode})", { couponCode }) : t("Discount");
  const shippingLabel = t("Shipping");
  return [
    row(t("Sub total"), subTotal),
    ...(order.discountPaise > 0 ? [row(discountLabel, -discount)] : []),
    shipping === null || order.shippingPaise === null
      ? {
          label: shippingLabel,
          detail: "",
          amount: t("to be confirmed"),
          baseAmount: "",
          isTotal: false,
        }
      : row(shippingLabel, shipping),
    {
      ...row(t(shipping === null ? "Total without shipping" : "Grand total"), grandTotal),
      baseAmount: baseTotal(order, sender),
      isTotal: true,
    },
  ];
}

/** What is charged in the base currency, said once; empty where the order has that currency. */
const baseTotal = ({ currencyCode, grandTotalPaise }: OrderToMail, { baseCurrency, language }: MailSender) =>
  currencyCode === baseCurrency ? "" : unambiguousBaseMoney(grandTotalPaise, baseCurrency, language);

export function addressBlocks({ addresses, billingOffice }: OrderToMail, sender: MailSender): Block[] {
  const rows = addresses.map((each) => ({
    label: t(each.isBilling ? "Billing address" : "Delivery address"),
    value: [...shownAddress(each, countryIn(sender.language, each.country)), each.recipientPhone].join("\n"),
  }));
  if (billingOffice)
    rows.push({
      label: t("Billed to"),
      value: t("Company office, {office}", { office: billingOffice }),
    });
  return rows.length > 0 ? [{ kind: "facts", rows }] : [];
}
