import { inLanguageOrEnglish } from "../../platform/language/in-language.ts";
import type { Language } from "../../platform/language/language.ts";
import { t } from "../../platform/language/t.ts";
import { unambiguousBaseMoney, unambiguousMoney } from "../../platform/money/unambiguous-money.ts";
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
  /** What a quote of staff says besides; its total includes the delivery charge, and it is in the base currency. */
  readonly negotiated?: { readonly shippingPaise: number; readonly terms: string };
}

const { margin } = a4;
const innerWidth = a4.width - 2 * margin;
const half = innerWidth / 2 - 12;
const right = margin + innerWidth / 2 + 12;
const mutedColour = "#575148";
const widths = [innerWidth - 290, 70, 100, 120] as const;

export const draw = (pdf: PdfDocument, quotation: PrintedQuotation): void =>
  inLanguageOrEnglish(quotation.language, () => drawQuotation(pdf, quotation));

function drawQuotation(pdf: PdfDocument, quotation: PrintedQuotation): void {
  pdf.group(
    "Sect",
    () => {
      const y = drawLines(pdf, quotation, drawHeader(pdf, quotation));
      drawNotes(pdf, quotation, y + 16);
    },
    quotation.language,
  );
}

/** Writes an amount of the quote, which is shown in the customer's currency. */
const moneyOf = (quotation: PrintedQuotation) => (minor: number) => {
  const { baseCurrency, currency } = quotation;
  return currency.currencyCode === baseCurrency
    ? unambiguousBaseMoney(minor, baseCurrency, quotation.language)
    : unambiguousMoney(minor, currency, quotation.language);
};

function drawLines(pdf: PdfDocument, quotation: PrintedQuotation, top: number): number {
  const shown = shownQuotation(quotation, quotation.currency);
  const money = moneyOf(quotation);
  let y = top;
  const drawHeading = (from: number) => {
    const names = [
      t("Product"),
      t("Quantity"),
      t("Unit price", { context: "document" }),
      t("Total", { context: "document" }),
    ];
    y = drawRow(pdf, names, from, "TH");
    pdf.drawRule(y + 2);
    y += 4;
  };
  pdf.group("Table", () => {
    drawHeading(top);
    for (const { what, quantity, unit, total } of shown.lines) {
      if (y > a4.height - margin - 150) {
        pdf.newPage();
        pdf.repeat(() => drawHeading(margin));
      }
      y = drawRow(
        pdf,
        [what, t("{quantity} pcs", { quantity: String(quantity) }), money(unit), money(total)],
        y + 5,
        "TD",
      );
    }
    pdf.drawRule(y + 5);
    const { negotiated } = quotation;
    if (negotiated) y = drawRow(pdf, ["", "", t("Delivery"), money(negotiated.shippingPaise)], y + 12, "TD");
    y = drawRow(
      pdf,
      ["", "", t("Total", { context: "document" }), money(negotiated ? quotation.totalPaise : shown.total)],
      y + 12,
      "row heading",
    );
  });
  return y;
}

function drawNotes(pdf: PdfDocument, quotation: PrintedQuotation, top: number): void {
  const { tax, baseCurrency, currency, totalPaise, negotiated, validUntil } = quotation;
  const isBase = currency.currencyCode === baseCurrency;
  const shown = shownQuotation(quotation, currency);
  const money = moneyOf(quotation);
  const notes = [
    tax === "GST" ? t("The total includes {tax} GST.", { tax: money(shown.tax) }) : "",
    tax === "VAT" ? t("The total includes {tax} VAT.", { tax: money(shown.tax) }) : "",
    isBase
      ? ""
      : t("That is {amount} at today’s rate. If the rate changes, the amount in {currency} holds.", {
          amount: unambiguousBaseMoney(totalPaise, baseCurrency, quotation.language),
          currency: baseCurrency,
        }),
    shown.lines.every(({ quantity, unit, total }) => quantity * unit === total)
      ? ""
      : t("Each line is converted as a whole, so its total can differ a little from quantity times price."),
    ...(negotiated
      ? [
          ...negotiated.terms.split("\n"),
          t("To order, accept this quote by the link in our email until {day}.", { day: validUntil }),
        ]
      : [
          t("Shipping is added at checkout, by country and weight."),
          t(
            "These prices are valid until {day}. To order, use the shop, or write to {email} with this PDF.",
            {
              day: validUntil,
              email: quotation.supportEmail,
            },
          ),
        ]),
  ];
  let y = top;
  for (const note of notes.filter(Boolean))
    y = pdf.writeText(note, { x: margin, y, width: innerWidth, colour: mutedColour }) + 2;
}

/** The total has its name in the third cell. */
function drawRow(
  pdf: PdfDocument,
  cells: readonly string[],
  y: number,
  role: "TH" | "TD" | "row heading",
): number {
  let [x, bottom] = [margin, y];
  pdf.group("TR", () => {
    for (const [at, text] of cells.entries()) {
      const width = widths[at] ?? 0;
      const placement = {
        x,
        y,
        width: width - (at === 3 ? 0 : 8),
        isBold: role !== "TD",
        align: at === 0 ? "left" : "right",
        role: role === "row heading" && at !== 2 ? "TD" : role,
      } as const;
      bottom = Math.max(bottom, pdf.writeText(text, placement));
      x += width;
    }
  });
  return bottom;
}

function drawHeader(pdf: PdfDocument, quotation: PrintedQuotation): number {
  const { seller, buyer, number, madeOn, validUntil } = quotation;
  const column = (x: number, lines: readonly string[], from: number) =>
    lines.reduce((y, line) => pdf.writeText(line, { x, y, width: half, colour: mutedColour }), from);
  pdf.newPage();
  const large = { y: margin, width: half, size: 14, isBold: true } as const;
  // What the document is is read first.
  const title = pdf.writeText(t("Quote"), { ...large, x: right, role: "H1" });
  const other = column(
    right,
    [
      t("No. {number}", { number }),
      t("Date {day}", { day: madeOn }),
      t("Valid until {day}", { day: validUntil }),
    ],
    title,
  );
  const left = column(margin, seller.lines, pdf.writeText(seller.name, { ...large, x: margin }));
  const y = Math.max(left, other) + 16;
  const buyerTop = pdf.writeText(t("For"), {
    x: margin,
    y,
    width: half,
    isBold: true,
    role: "H2",
  });
  return column(margin, buyer, buyerTop) + 20;
}
