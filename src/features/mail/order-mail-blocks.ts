import { currencySymbol } from "../money/currency-symbol.ts";
import { shownUnit } from "../money/minor-units.ts";
import { convert, formatMoney, shownTotals } from "../money/money.ts";
import type { AmountRow, Block, MailSender } from "./mail-content.ts";
import type { OrderToMail } from "./order-to-mail.ts";

export function lineRows(order: OrderToMail, sender: MailSender): AmountRow[] {
  const shown = shownTotals(order, order.rateMicros, shownUnit(order.currencyCode));
  return order.lines.map((line, index) => ({
    label: line.productName,
    imagePath: line.imagePath ?? "",
    detail: [
      line.colourName,
      line.size && `Size ${line.size}`,
      `${line.quantity} ${line.quantity === 1 ? "piece" : "pieces"}`,
    ]
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
