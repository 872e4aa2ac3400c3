import { documentAmount } from "../../platform/language/document-amounts.ts";
import type { Language } from "../../platform/language/language.ts";
import { moneyText, say } from "../../platform/language/say.ts";
import { shownUnit } from "../../platform/money/minor-units.ts";
import { a4, type PdfDocument } from "../../platform/pdf/pdf-document.ts";
import { type QuotationAmounts, type QuotedCurrency, shownQuotation } from "./quotation.ts";

export interface PrintedQuotation extends QuotationAmounts {
  readonly language: Language;
  readonly number: string;
  readonly madeOn: string;
  readonly validUntil: string;
  readonly buyer: readonly string[];
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
  /** The tax that the seller is registered for. */
  readonly tax: "GST" | "VAT" | undefined;
  readonly supportEmail: string;
  readonly baseCurrency: string;
  /** The one that the customer reads. */
  readonly currency: QuotedCurrency;
}

const { margin } = a4;
const innerWidth = a4.width - 2 * margin;
const half = innerWidth / 2 - 12;
const right = margin + innerWidth / 2 + 12;
const mutedColour = "#575148";
const widths = [innerWidth - 250, 70, 90, 90] as const;

export function draw(pdf: PdfDocument, quotation: PrintedQuotation): void {
  const { tax, baseCurrency, currency, totalPaise } = quotation;
  const isBase = currency.currencyCode === baseCurrency;
  const shown = shownQuotation(quotation, currency);
  const money = (minor: number) =>
    isBase
      ? documentAmount(quotation, minor, baseCurrency)
      : moneyText(quotation, minor, currency.currencySymbol, shownUnit(currency.currencyCode));
  const heading = (top: number) => {
    const names = (["Product", "Quantity", "Each", "Total"] as const).map((name) => say(quotation, name));
    const y = drawRow(pdf, names, top, true);
    pdf.drawRule(y + 2);
    return y + 4;
  };
  let y = heading(drawHeader(pdf, quotation));
  for (const { what, quantity, unit, total } of shown.lines) {
    if (y > a4.height - margin - 150) {
      pdf.newPage();
      y = heading(margin);
    }
    y = drawRow(pdf, [what, String(quantity), money(unit), money(total)], y + 5, false);
  }
  pdf.drawRule(y + 5);
  y = drawRow(pdf, ["", "", say(quotation, "Total"), money(shown.total)], y + 12, true);
  const notes = [
    tax === "GST" ? say(quotation, "The total includes {tax} GST.", { tax: money(shown.tax) }) : "",
    tax === "VAT" ? say(quotation, "The total includes {tax} VAT.", { tax: money(shown.tax) }) : "",
    isBase
      ? ""
      : say(
          quotation,
          "That is {amount} at today’s rate. If the rate changes, the amount in {currency} holds.",
          {
            amount: documentAmount(quotation, totalPaise, baseCurrency),
            currency: baseCurrency,
          },
        ),
    shown.lines.every(({ quantity, unit, total }) => quantity * unit === total)
      ? ""
      : say(
          quotation,
          "Each line is converted as a whole, so its total can differ a little from quantity times price.",
        ),
    say(quotation, "Shipping is added at checkout, by country and weight."),
    say(
      quotation,
      "These prices are valid until {day}. To order, use the shop, or write to {email} with this PDF.",
      { day: quotation.validUntil, email: quotation.supportEmail },
    ),
  ];
  y += 16;
  for (const note of notes.filter(Boolean))
    y = pdf.writeText(note, { x: margin, y, width: innerWidth, colour: mutedColour }) + 2;
}

function drawRow(pdf: PdfDocument, cells: readonly string[], y: number, isBold: boolean): number {
  let [x, bottom] = [margin, y];
  for (const [at, text] of cells.entries()) {
    const width = widths[at] ?? 0;
    const align = at === 0 ? "left" : "right";
    if (text)
      bottom = Math.max(
        bottom,
        pdf.writeText(text, { x, y, width: width - (at === 3 ? 0 : 8), isBold, align }),
      );
    x += width;
  }
  return bottom;
}

function drawHeader(pdf: PdfDocument, quotation: PrintedQuotation): number {
  const { seller, buyer, number, madeOn, validUntil } = quotation;
  const column = (x: number, lines: readonly string[], from: number) =>
    lines.reduce((y, line) => pdf.writeText(line, { x, y, width: half, colour: mutedColour }), from);
  pdf.newPage();
  const name = pdf.writeText(seller.name, { x: margin, y: margin, width: half, size: 14, isBold: true });
  const title = pdf.writeText(say(quotation, "Quote"), {
    x: right,
    y: margin,
    width: half,
    size: 14,
    isBold: true,
  });
  const left = column(margin, seller.lines, name);
  const other = column(
    right,
    [
      say(quotation, "No. {number}", { number }),
      say(quotation, "Date {day}", { day: madeOn }),
      say(quotation, "Valid until {day}", { day: validUntil }),
    ],
    title,
  );
  const y = Math.max(left, other) + 16;
  const buyerTop = pdf.writeText(say(quotation, "For"), { x: margin, y, width: half, isBold: true });
  return column(margin, buyer, buyerTop) + 20;
}
