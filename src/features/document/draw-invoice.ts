import type { Invoice, InvoiceLine } from "./invoice.ts";
import { type Paper, paper } from "./paper.ts";

const { margin } = paper;
const inner = paper.width - 2 * margin;
const faint = "#575148";
const number = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rupees = (paise: number): string => number.format(paise / 100);
const percent = (basisPoints: number): string => `${basisPoints / 100} %`;

interface Column {
  readonly head: string;
  readonly width: number;
  readonly isText?: true;
  cell(line: InvoiceLine): string;
}

/** The columns of what is sold, by the tax it carries; widths add up to the paper's. */
function columnsOf({ taxKind }: Invoice): Column[] {
  const isTaxed = taxKind === "inside the state" || taxKind === "between states";
  const fixed: Column[] = [
    { head: "HSN", width: 54, isText: true, cell: ({ hsn }) => hsn },
    { head: "Qty", width: 30, cell: ({ quantity }) => String(quantity) },
    { head: isTaxed ? "Taxable" : "Amount", width: 68, cell: ({ taxablePaise }) => rupees(taxablePaise) },
  ];
  const rate: Column = { head: "GST", width: 36, cell: ({ basisPoints }) => percent(basisPoints) };
  if (taxKind === "inside the state")
    fixed.push(
      rate,
      { head: "CGST", width: 54, cell: ({ cgstPaise }) => rupees(cgstPaise) },
      { head: "SGST", width: 54, cell: ({ sgstPaise }) => rupees(sgstPaise) },
    );
  if (taxKind === "between states")
    fixed.push(rate, { head: "IGST", width: 60, cell: ({ igstPaise }) => rupees(igstPaise) });
  fixed.push({ head: "Total", width: 68, cell: ({ paidPaise }) => rupees(paidPaise) });
  const left = inner - fixed.reduce((sum, { width }) => sum + width, 0);
  return [{ head: "Description", width: left, isText: true, cell: ({ what }) => what }, ...fixed];
}

export function drawInvoice(on: Paper, invoice: Invoice): void {
  const columns = columnsOf(invoice);
  let y = drawRow(on, columns, drawHead(on, invoice), (column) => column.head, true);
  on.rule(y);
  for (const line of invoice.lines) {
    if (y > paper.height - margin - 140) {
      on.newPage();
      y = drawRow(on, columns, margin, (column) => column.head, true);
    }
    y = drawRow(on, columns, y + 4, (column) => column.cell(line), false);
  }
  on.rule(y + 4);
  drawSums(on, invoice, y + 10);
}

function drawRow(
  on: Paper,
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
    bottom = Math.max(bottom, on.write(text(column), { x, y, width, size: 8.5, isBold, align }));
    x += column.width;
  }
  return bottom;
}

function drawHead(on: Paper, invoice: Invoice): number {
  const { seller } = invoice;
  const half = inner / 2 - 12;
  const right = margin + inner / 2 + 12;
  on.newPage();
  const column = (x: number, lines: readonly string[], y: number): number =>
    lines.filter(Boolean).reduce((at, line) => on.write(line, { x, y: at, width: half, colour: faint }), y);
  let top = on.write(seller.name, { x: margin, y: margin, width: half, size: 14, isBold: true });
  top = column(margin, [...seller.address, seller.gstin ? `GSTIN ${seller.gstin}` : "", seller.email], top);
  const title = seller.gstin ? "Tax invoice" : "Invoice";
  let other = on.write(title, { x: right, y: margin, width: half, size: 14, isBold: true });
  other = column(
    right,
    [
      `No. ${invoice.invoiceNo}`,
      `Date ${invoice.issuedOn}`,
      `Order ${invoice.orderNo} of ${invoice.placedOn}`,
      invoice.placeOfSupply && `Place of supply: ${invoice.placeOfSupply}`,
    ],
    other,
  );
  const y = Math.max(top, other) + 16;
  const bill = on.write("Bill to", { x: margin, y, width: half, isBold: true });
  const ship = on.write("Ship to", { x: right, y, width: half, isBold: true });
  return (
    Math.max(
      column(margin, [invoice.billTo.name, ...invoice.billTo.lines], bill),
      column(right, [invoice.shipTo.name, ...invoice.shipTo.lines], ship),
    ) + 18
  );
}

function drawSums(on: Paper, { sums, taxKind }: Invoice, from: number): void {
  const rows: [string, number][] = [["Taxable value", sums.taxablePaise]];
  if (taxKind === "inside the state") rows.push(["CGST", sums.cgstPaise], ["SGST", sums.sgstPaise]);
  if (taxKind === "between states") rows.push(["IGST", sums.igstPaise]);
  const isPlain = rows.length === 1;
  let y = from;
  const row = (label: string, paise: number, isBold: boolean) => {
    on.write(label, { x: margin, y, width: inner - 112, align: "right", isBold });
    y =
      on.write(`₹${rupees(paise)}`, {
        x: paper.width - margin - 106,
        y,
        width: 100,
        align: "right",
        isBold,
      }) + 2;
  };
  if (!isPlain) for (const [label, paise] of rows) row(label, paise, false);
  row("Total", sums.paidPaise, true);
  const notes = [
    sums.discountPaise > 0 ? `A discount of ₹${rupees(sums.discountPaise)} is taken off already.` : "",
    taxKind === "export" ? "Export of goods without payment of integrated tax." : "",
    taxKind === "inside the state" || taxKind === "between states"
      ? "Prices include GST. No reverse charge."
      : "",
  ];
  y += 14;
  for (const note of notes.filter(Boolean)) y = on.write(note, { x: margin, y, width: inner, colour: faint });
}
