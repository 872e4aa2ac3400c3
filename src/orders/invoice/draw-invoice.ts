import { documentDay } from "../../platform/calendar/document-day.ts";
import type { Invoice } from "../../platform/db/stored-values.ts";
import { inLanguageOrEnglish } from "../../platform/language/in-language.ts";
import { percentText } from "../../platform/language/percent-text.ts";
import { t } from "../../platform/language/t.ts";
import { unambiguousBaseMoney } from "../../platform/money/unambiguous-money.ts";
import { a4, type PdfDocument } from "../../platform/pdf/pdf-document.ts";
import { readerOf } from "./invoice.ts";
import { type Column, columnsOf, innerWidth, type PrintedInvoice } from "./invoice-columns.ts";
import { placeOfSupplyIn } from "./place-of-supply.ts";

const { margin } = a4;
const mutedColour = "#575148";

export const draw = (pdf: PdfDocument, invoice: PrintedInvoice): void =>
  inLanguageOrEnglish(readerOf(invoice).language, () => drawInvoice(pdf, invoice));

function drawInvoice(pdf: PdfDocument, invoice: PrintedInvoice): void {
  pdf.group(
    "Sect",
    () => {
      const y = drawLines(pdf, invoice, drawHeader(pdf, invoice));
      pdf.drawRule(y + 4);
      drawTotals(pdf, invoice, y + 10);
    },
    readerOf(invoice).language,
  );
}

function drawLines(pdf: PdfDocument, invoice: PrintedInvoice, top: number): number {
  const columns = columnsOf(invoice);
  const drawHeading = (from: number) => {
    y = drawRow(pdf, columns, from, (column) => column.heading, true);
  };
  let y = top;
  pdf.group("Table", () => {
    drawHeading(top);
    pdf.drawRule(y);
    for (const line of invoice.lines) {
      if (y > a4.height - margin - 140) {
        pdf.newPage();
        pdf.repeat(() => drawHeading(margin));
      }
      y = drawRow(pdf, columns, y + 4, (column) => column.cell(line), false);
    }
  });
  return y;
}

function drawRow(
  pdf: PdfDocument,
  columns: readonly Column[],
  y: number,
  text: (column: Column) => string,
  isHeading: boolean,
) {
  let x = margin;
  let bottom = y;
  pdf.group("TR", () => {
    for (const column of columns) {
      const placement = {
        x,
        y,
        width: column.width - 6,
        size: 8.5,
        isBold: isHeading,
        align: column.isText ? "left" : "right",
        role: isHeading ? "TH" : "TD",
      } as const;
      bottom = Math.max(bottom, pdf.writeText(text(column), placement));
      x += column.width;
    }
  });
  return bottom;
}

function drawHeader(pdf: PdfDocument, invoice: Invoice): number {
  const { electronic, seller } = invoice;
  const half = innerWidth / 2 - 12;
  const right = margin + innerWidth / 2 + 12;
  pdf.newPage();
  const column = (x: number, lines: readonly string[], y: number): number =>
    lines
      .filter(Boolean)
      .reduce((lineTop, line) => pdf.writeText(line, { x, y: lineTop, width: half, colour: mutedColour }), y);
  const reader = readerOf(invoice);
  const taxNumbers = [
    seller.gstin ? `GSTIN ${seller.gstin}` : "",
    seller.vatNumber ? t("VAT number {number}", { number: seller.vatNumber }) : "",
  ];
  const isCredit = invoice.kind === "credit note";
  const title = t(isCredit ? "Credit note" : seller.gstin ? "Tax invoice" : "Invoice");
  // What the document is is read first.
  let other = pdf.writeText(title, { x: right, y: margin, width: half, size: 14, isBold: true, role: "H1" });
  other = column(
    right,
    [
      t("No. {number}", { number: invoice.invoiceNo }),
      t("Date {day}", { day: documentDay(reader, invoice.issuedOn) }),
      invoice.corrects
        ? t(isCredit ? "For invoice {invoiceNo} of {day}" : "Further to invoice {invoiceNo} of {day}", {
            invoiceNo: invoice.corrects.invoiceNo,
            day: documentDay(reader, invoice.corrects.issuedOn),
          })
        : "",
      t("Order {orderNo} of {day}", {
        orderNo: invoice.orderNo,
        day: documentDay(reader, invoice.placedOn),
      }),
      electronic?.sentOn && !isCredit
        ? t("Sent on {day}", { day: documentDay(reader, electronic.sentOn) })
        : "",
      electronic?.reference ? t("Your reference: {reference}", { reference: electronic.reference }) : "",
      invoice.placeOfSupply &&
        t("Place of supply: {place}", { place: placeOfSupplyIn(reader.language, invoice.placeOfSupply) }),
    ],
    other,
  );
  const name = pdf.writeText(seller.name, { x: margin, y: margin, width: half, size: 14, isBold: true });
  const top = column(margin, [...seller.address, ...taxNumbers, seller.email], name);
  const y = Math.max(top, other) + 16;
  const heading = { y, width: half, isBold: true, role: "H2" } as const;
  const { billTo, shipTo } = invoice;
  const taxNumber = billTo.vatNumber
    ? t("VAT number {number}", { number: billTo.vatNumber })
    : billTo.gstin && `GSTIN ${billTo.gstin}`;
  const bill = pdf.writeText(t("Bill to"), { ...heading, x: margin });
  const billed = column(margin, [billTo.name, ...billTo.lines, taxNumber ?? ""], bill);
  const ship = pdf.writeText(t("Ship to"), { ...heading, x: right });
  return Math.max(billed, column(right, [shipTo.name, ...shipTo.lines], ship)) + 18;
}

/** One row where there is one rate; else one for each, as the buyer books them. */
function vatRows({ lines, sums, ...invoice }: PrintedInvoice): [string, number][] {
  const byRate = [...Map.groupBy(lines, ({ basisPoints }) => basisPoints)];
  if (byRate.length === 1) return [[t("VAT"), sums.igstPaise]];
  return byRate.map(([basisPoints, ofRate]) => [
    t("VAT {rate}", { rate: percentText(readerOf(invoice), basisPoints) }),
    ofRate.reduce((sum, { igstPaise }) => sum + igstPaise, 0),
  ]);
}

function drawTotals(pdf: PdfDocument, invoice: PrintedInvoice, from: number): void {
  const { sums, taxKind, baseCurrency } = invoice;
  const reader = readerOf(invoice);
  const amount = (paise: number) => unambiguousBaseMoney(paise, baseCurrency, reader.language);
  const rows: [string, number][] = [[t("Taxable value"), sums.taxablePaise]];
  if (taxKind === "inside the state") rows.push(["CGST", sums.cgstPaise], ["SGST", sums.sgstPaise]);
  if (taxKind === "between states") rows.push(["IGST", sums.igstPaise]);
  if (taxKind === "VAT") rows.push(...vatRows(invoice));
  const isPlain = rows.length === 1;
  let y = from;
  const row = (label: string, paise: number, isBold: boolean) =>
    pdf.group("TR", () => {
      const cell = { y, align: "right", isBold } as const;
      pdf.writeText(label, { ...cell, x: margin, width: innerWidth - 112, role: "row heading" });
      y = pdf.writeText(amount(paise), { ...cell, x: a4.width - margin - 106, width: 100, role: "TD" }) + 2;
    });
  pdf.group("Table", () => {
    if (!isPlain) for (const [label, paise] of rows) row(label, paise, false);
    row(t("Total", { context: "document" }), sums.paidPaise, true);
  });
  const paidPaise = Math.min(invoice.electronic?.paidPaise ?? 0, sums.paidPaise);
  const notes = [
    invoice.reason ?? "",
    paidPaise === sums.paidPaise && paidPaise > 0 ? t("Paid.") : "",
    paidPaise < sums.paidPaise && paidPaise > 0
      ? t("Paid of it: {amount}.", { amount: amount(paidPaise) })
      : "",
    sums.discountPaise > 0
      ? t("A discount of {amount} is taken off already.", { amount: amount(sums.discountPaise) })
      : "",
    taxKind === "export" ? t("Export of goods without payment of integrated tax.") : "",
    taxKind === "inside the state" || taxKind === "between states"
      ? t("Prices include GST. No reverse charge.")
      : "",
    taxKind === "VAT" ? t("Prices include VAT.") : "",
    taxKind === "export without VAT" ? t("Export without VAT.") : "",
  ];
  y += 14;
  for (const note of notes.filter(Boolean))
    y = pdf.writeText(note, { x: margin, y, width: innerWidth, colour: mutedColour });
}
