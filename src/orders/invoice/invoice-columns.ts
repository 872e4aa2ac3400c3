import type { Invoice, InvoiceLine } from "../../platform/db/stored-values.ts";
import { percentText } from "../../platform/language/percent-text.ts";
import { t } from "../../platform/language/t.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import { figureText } from "../../platform/money/money-text.ts";
import { roundedUnitPrice } from "../../platform/money/unit-price.ts";
import { a4 } from "../../platform/pdf/pdf-document.ts";
import { readerOf } from "./invoice.ts";
import { isTaxed } from "./tax.ts";

export type PrintedInvoice = Invoice & { readonly baseCurrency: string };

/** The printable width of a page. */
export const innerWidth = a4.width - 2 * a4.margin;

export interface Column {
  readonly heading: string;
  readonly width: number;
  readonly isText?: true;
  cell(line: InvoiceLine): string;
}

/**
 * The columns of the lines, which depend on the tax. Their widths add up to the printable width of the page.
 */
export function columnsOf(invoice: PrintedInvoice): Column[] {
  const { taxKind, baseCurrency, seller } = invoice;
  const reader = readerOf(invoice);
  const amount = (paise: number) => figureText(paise, baseCurrency, reader.language);
  // HSN codes are India's.
  const hasHsn = Boolean(seller.gstin) || baseCurrency === "INR";
  const fixed: Column[] = [
    ...(hasHsn
      ? [{ heading: "HSN", width: 50, isText: true as const, cell: ({ hsn }: InvoiceLine) => hsn }]
      : []),
    {
      heading: t("Qty"),
      width: hasHsn ? 44 : 54,
      // All goods are counted; a line without pieces is delivery.
      cell: ({ quantity }) => (quantity > 0 ? t("{quantity} pcs", { quantity: String(quantity) }) : ""),
    },
    {
      heading: t("Unit price", { context: "document" }),
      width: 58,
      cell: ({ quantity, taxablePaise }) =>
        quantity > 0 ? amount(rupeesToPaise(Number(roundedUnitPrice(taxablePaise, quantity, 2)))) : "",
    },
    {
      heading: t(isTaxed(taxKind) ? "Taxable" : "Amount"),
      width: 64,
      cell: ({ taxablePaise }) => amount(taxablePaise),
    },
  ];
  const rate: Column = {
    heading: taxKind === "VAT" ? t("VAT %") : "GST",
    width: 36,
    cell: ({ basisPoints }) => percentText(reader, basisPoints),
  };
  if (taxKind === "inside the state")
    fixed.push(
      rate,
      { heading: "CGST", width: 50, cell: ({ cgstPaise }) => amount(cgstPaise) },
      { heading: "SGST", width: 50, cell: ({ sgstPaise }) => amount(sgstPaise) },
    );
  if (taxKind === "between states")
    fixed.push(rate, { heading: "IGST", width: 60, cell: ({ igstPaise }) => amount(igstPaise) });
  if (taxKind === "VAT")
    fixed.push(rate, { heading: t("VAT"), width: 60, cell: ({ igstPaise }) => amount(igstPaise) });
  fixed.push({
    heading: t("Total", { context: "document" }),
    width: 64,
    cell: ({ paidPaise }) => amount(paidPaise),
  });
  const left = innerWidth - fixed.reduce((sum, { width }) => sum + width, 0);
  return [
    {
      heading: t("Description", { context: "document" }),
      width: left,
      isText: true,
      cell: ({ what }) => what,
    },
    ...fixed,
  ];
}
