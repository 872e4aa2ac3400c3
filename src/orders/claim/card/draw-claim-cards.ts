import { encode } from "uqr";
import { documentDay } from "../../../platform/calendar/document-day.ts";
import { inLanguageOrEnglish } from "../../../platform/language/in-language.ts";
import { t } from "../../../platform/language/t.ts";
import { a4, type PdfDocument } from "../../../platform/pdf/pdf-document.ts";
import type { PrintedCard } from "./printed-card.ts";

const margin = 32;
const width = (a4.width - 2 * margin) / 2;
const height = (a4.height - 2 * margin) / 4;
const inner = 16;
const qrSide = 84;
const mutedColour = "#575148";

/** Draws one page of cards, with marks to cut them apart at. */
export function draw(pdf: PdfDocument, cards: readonly PrintedCard[]): void {
  pdf.newPage();
  drawCutMarks(pdf);
  for (const [at, card] of cards.entries()) {
    const x = margin + (at % 2) * width;
    const y = margin + Math.floor(at / 2) * height;
    pdf.group(
      "Sect",
      () => inLanguageOrEnglish(card.language, () => drawCard(pdf, card, { x, y })),
      card.language,
    );
  }
}

/** Short lines where the cards meet, and at the edges of the page. */
function drawCutMarks(pdf: PdfDocument): void {
  const half = 6;
  for (let column = 0; column <= 2; column += 1)
    for (let row = 0; row <= 4; row += 1) {
      const x = margin + column * width;
      const y = margin + row * height;
      pdf.drawLine({ x: x - half, y }, { x: x + half, y });
      pdf.drawLine({ x, y: y - half }, { x, y: y + half });
    }
}

function drawCard(pdf: PdfDocument, card: PrintedCard, { x: left, y: top }: { x: number; y: number }): void {
  const x = left + inner;
  const textWidth = width - 2 * inner - qrSide - 10;
  let y = pdf.writeText(short(card.company, 34), {
    x,
    y: top + inner,
    width: textWidth,
    size: 8.5,
    colour: mutedColour,
  });
  y = pdf.writeText(short(card.heading, 60), { x, y: y + 1, width: textWidth, size: 10, isBold: true });
  y = pdf.writeText(short(card.name, 34), { x, y: y + 4, width: textWidth, size: 12, isBold: true });
  pdf.drawModules(encode(card.qrUrl, { ecc: "M", border: 0 }).data, {
    x: left + width - inner - qrSide,
    y: top + inner,
    side: qrSide,
  });
  const wide = width - 2 * inner;
  const below = top + height - inner - 66;
  pdf.writeText(card.code, { x, y: below, width: wide, size: 19, isBold: true });
  y = pdf.writeText(t("Scan it, or open {address} and type the code.", { address: card.address }), {
    x,
    y: below + 29,
    width: wide,
    size: 8.5,
  });
  pdf.writeText(
    card.asks === "employee_number"
      ? t("Have your employee number at hand. The card works once, until {day}.", { day: dayOf(card) })
      : t("You are asked for your first day at work. The card works once, until {day}.", {
          day: dayOf(card),
        }),
    { x, y, width: wide, size: 8.5, colour: mutedColour },
  );
}

const dayOf = ({ language, useUntil }: PrintedCard) => documentDay({ language }, useUntil);

const WIDE = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** A card has room for so many letters; those that are as wide as two count twice. */
function short(text: string, room: number): string {
  let shown = "";
  let left = room;
  for (const letter of text) {
    left -= WIDE.test(letter) ? 2 : 1;
    if (left < 0) return `${shown.slice(0, -1).trimEnd()}…`;
    shown += letter;
  }
  return text;
}
