import type { Invoice, InvoiceLine } from "../../platform/db/stored-values.ts";
import {
  documentAmount,
  documentDay,
  documentFigure,
  percentText,
} from "../../platform/language/document-amounts.ts";
import { say } from "../../platform/language/say.ts";
import { a4, type PdfDocument } from "../../platform/pdf/pdf-document.ts";
import { readerOf } from "./invoice.ts";
import { isTaxed } from "./tax.ts";

type PrintedInvoice = Invoice & { readonly baseCurrency: string };

const { margin } = a4;
const innerWidth = a4.width - 2 * margin;
const mutedColour = "#575148";

interface Column {
  readonly heading: string;
  readonly width: number;
  readonly isText?: true;
  cell(line: InvoiceLine): string;
}

/**
 * The columns of the lines, which depend on the tax. Their widths add up to the printable width of the page.
 */
function columnsOf(invoice: PrintedInvoice): Column[] {
  const { taxKind, baseCurrency, seller } = invoice;
  const reader = readerOf(invoice);
  const amount = (paise: number) => documentFigure(reader, paise, baseCurrency);
  // HSN codes are India's.
  const hasHsn = Boolean(seller.gstin) || baseCurrency === "INR";
  const fixed: Column[] = [
    ...(hasHsn
      ? [{ heading: "HSN", width: 54, isText: true as const, cell: ({ hsn }: InvoiceLine) => hsn }]
      : []),
    {
      heading: say(reader, "Qty"),
      width: 40,
      cell: ({ quantity }) => (quantity > 0 ? String(quantity) : ""),
    },
    {
      heading: say(reader, isTaxed(taxKind) ? "Taxable" : "Amount"),
      width: 68,
      cell: ({ taxablePaise }) => amount(taxablePaise),
    },
  ];
  const rate: Column = {
    heading: taxKind === "VAT" ? say(reader, "VAT %") : "GST",
    width: 36,
    cell: ({ basisPoints }) => percentText(reader, basisPoints),
  };
  if (taxKind === "inside the state")
    fixed.push(
      rate,
      { heading: "CGST", width: 54, cell: ({ cgstPaise }) => amount(cgstPaise) },
      { heading: "SGST", width: 54, cell: ({ sgstPaise }) => amount(sgstPaise) },
    );
  if (taxKind === "between states")
    fixed.push(rate, { heading: "IGST", width: 60, cell: ({ igstPaise }) => amount(igstPaise) });
  if (taxKind === "VAT")
    fixed.push(rate, { heading: say(reader, "VAT"), width: 60, cell: ({ igstPaise }) => amount(igstPaise) });
  fixed.push({ heading: say(reader, "Total"), width: 68, cell: ({ paidPaise }) => amount(paidPaise) });
  const left = innerWidth - fixed.reduce((sum, { width }) => sum + width, 0);
  return [
    { heading: say(reader, "Description"), width: left, isText: true, cell: ({ what }) => what },
    ...fixed,
  ];
}

export function draw(pdf: PdfDocument, invoice: PrintedInvoice): void {
  const columns = columnsOf(invoice);
  let y = drawRow(pdf, columns, drawHeader(pdf, invoice), (column) => column.heading, true);
  pdf.drawRule(y);
  for (const line of invoice.lines) {
    if (y > a4.height - margin - 140) {
      pdf.newPage();
      y = drawRow(pdf, columns, margin, (column) => column.heading, true);
    }
    y = drawRow(pdf, columns, y + 4, (column) => column.cell(line), false);
  }
  pdf.drawRule(y + 4);
  drawTotals(pdf, invoice, y + 10);
}

function drawRow(
  pdf: PdfDocument,
  columns: readonly Column[],
  y: number,
  text: (column: Column) => string,
  isBold: boolean,
) {
  let x = margin;
  let bottom = y;
  for (const column of columns) {
    const align = column.isText ? "left" : "right";
    const width = column.width - 6;
    bottom = Math.max(bottom, pdf.writeText(text(column), { x, y, width, size: 8.5, isBold, align }));
    x += column.width;
  }
  return bottom;
}

function drawHeader(pdf: PdfDocument, invoice: Invoice): number {
  const { seller } = invoice;
  const half = innerWidth / 2 - 12;
  const right = margin + innerWidth / 2 + 12;
  pdf.newPage();
  const column = (x: number, lines: readonly string[], y: number): number =>
    lines
      .filter(Boolean)
      .reduce((lineTop, line) => pdf.writeText(line, { x, y: lineTop, width: half, colour: mutedColour }), y);
  let top = pdf.writeText(seller.name, { x: margin, y: margin, width: half, size: 14, isBold: true });
  const reader = readerOf(invoice);
  const taxNumbers = [
    seller.gstin ? `GSTIN ${seller.gstin}` : "",
    seller.vatNumber ? say(reader, "VAT number {number}", { number: seller.vatNumber }) : "",
  ];
  top = column(margin, [...seller.address, ...taxNumbers, seller.email], top);
  const isCredit = invoice.kind === "credit note";
  const invoiceTitle = seller.gstin ? "Tax invoice" : "Invoice";
  const title = say(reader, isCredit ? "Credit note" : invoiceTitle);
  let other = pdf.writeText(title, { x: right, y: margin, width: half, size: 14, isBold: true });
  other = column(
    right,
    [
      say(reader, "No. {number}", { number: invoice.invoiceNo }),
      say(reader, "Date {day}", { day: documentDay(reader, invoice.issuedOn) }),
      invoice.corrects
        ? say(
            reader,
            isCredit ? "For invoice {invoiceNo} of {day}" : "Further to invoice {invoiceNo} of {day}",
            { invoiceNo: invoice.corrects.invoiceNo, day: documentDay(reader, invoice.corrects.issuedOn) },
          )
        : "",
      say(reader, "Order {orderNo} of {day}", {
        orderNo: invoice.orderNo,
        day: documentDay(reader, invoice.placedOn),
      }),
      invoice.placeOfSupply && say(reader, "Place of supply: {place}", { place: invoice.placeOfSupply }),
    ],
    other,
  );
  const y = Math.max(top, other) + 16;
  const bill = pdf.writeText(say(reader, "Bill to"), { x: margin, y, width: half, isBold: true });
  const ship = pdf.writeText(say(reader, "Ship to"), { x: right, y, width: half, isBold: true });
  return (
    Math.max(
      column(
        margin,
        [
          invoice.billTo.name,
          ...invoice.billTo.lines,
          invoice.billTo.gstin ? `GSTIN ${invoice.billTo.gstin}` : "",
        ],
        bill,
      ),
      column(right, [invoice.shipTo.name, ...invoice.shipTo.lines], ship),
    ) + 18
  );
}

function drawTotals(pdf: PdfDocument, invoice: PrintedInvoice, from: number): void {
  const { sums, taxKind, baseCurrency } = invoice;
  const reader = readerOf(invoice);
  const amount = (paise: number) => documentAmount(reader, paise, baseCurrency);
  const rows: [string, number][] = [[say(reader, "Taxable value"), sums.taxablePaise]];
  if (taxKind === "inside the state") rows.push(["CGST", sums.cgstPaise], ["SGST", sums.sgstPaise]);
  if (taxKind === "between states") rows.push(["IGST", sums.igstPaise]);
  if (taxKind === "VAT") rows.push([say(reader, "VAT"), sums.igstPaise]);
  const isPlain = rows.length === 1;
  let y = from;
  const row = (label: string, paise: number, isBold: boolean) => {
    pdf.writeText(label, { x: margin, y, width: innerWidth - 112, align: "right", isBold });
    y =
      pdf.writeText(amount(paise), {
        x: a4.width - margin - 106,
        y,
        width: 100,
        align: "right",
        isBold,
      }) + 2;
  };
  if (!isPlain) for (const [label, paise] of rows) row(label, paise, false);
  row(say(reader, "Total"), sums.paidPaise, true);
  const notes = [
    sums.discountPaise > 0
      ? say(reader, "A discount of {amount} is taken off already.", { amount: amount(sums.discountPaise) })
      : "",
    taxKind === "export" ? say(reader, "Export of goods without payment of integrated tax.") : "",
    taxKind === "inside the state" || taxKind === "between states"
      ? say(reader, "Prices include GST. No reverse charge.")
      : "",
    taxKind === "VAT" ? say(reader, "Prices include VAT.") : "",
    taxKind === "export without VAT" ? say(reader, "Export without VAT.") : "",
  ];
  y += 14;
  for (const note of notes.filter(Boolean))
    y = pdf.writeText(note, { x: margin, y, width: innerWidth, colour: mutedColour });
}
