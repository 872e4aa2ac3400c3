import { a4, type PdfDocument } from "../../platform/pdf/pdf-document.ts";
import type { PackingSlip } from "./packing-slip.ts";

const { margin } = a4;
const innerWidth = a4.width - 2 * margin;
const mutedColour = "#575148";

/** Draws one packing slip, from the top of a new page. A long one continues on the next page. */
export function draw(pdf: PdfDocument, slip: PackingSlip): void {
  pdf.group("Sect", () => {
    const y = drawLines(pdf, slip, drawHeader(pdf, slip));
    const units = slip.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    pdf.writeText(
      `${units} ${units === 1 ? "piece" : "pieces"} · about ${(slip.weightGrams / 1000).toFixed(2)} kg`,
      { x: margin, y, width: innerWidth, isBold: true },
    );
  });
}

function drawLines(pdf: PdfDocument, slip: PackingSlip, top: number): number {
  let y = top;
  const continueBelow = (needed: number) => {
    if (y > a4.height - margin - needed) pdf.repeat(() => (y = drawHeader(pdf, slip, true)));
  };
  const x = margin + 72;
  const width = innerWidth - 72;
  const drawItem = (item: string) => {
    continueBelow(40);
    pdf.drawBox(x, y + 5, 9);
    pdf.group("LI", () => {
      y = pdf.writeText(item, { x: x + 18, y: y + 3, width: width - 18, size: 11, role: "LBody" });
    });
  };
  const drawLine = ({ quantity, description, variant, contents, declined }: PackingSlip["lines"][number]) => {
    pdf.drawBox(margin, y + 2, 11);
    pdf.writeText(`${quantity} ×`, { x: margin + 22, y, width: 50, size: 12, isBold: true });
    y = pdf.writeText(description, { x, y, width, size: 12, isBold: true });
    if (variant) y = pdf.writeText(variant, { x, y, width, size: 11 });
    if (contents.length > 0)
      pdf.group("L", () => {
        for (const item of contents) drawItem(item);
      });
    if (declined) y = pdf.writeText(`Without ${declined}: not wanted`, { x, y: y + 3, width, size: 11 });
    y += 8;
    pdf.drawRule(y);
    y += 8;
  };
  pdf.group("L", () => {
    for (const line of slip.lines) {
      continueBelow(60);
      pdf.group("LI", () => pdf.group("LBody", () => drawLine(line)));
    }
  });
  return y;
}

function drawHeader(pdf: PdfDocument, slip: PackingSlip, isContinued = false): number {
  pdf.newPage();
  const half = innerWidth / 2;
  pdf.writeText(isContinued ? "Packing slip, continued" : "Packing slip", {
    x: margin,
    y: margin,
    width: half,
    colour: mutedColour,
  });
  pdf.writeText(slip.from, { x: margin + half, y: margin, width: half, align: "right", colour: mutedColour });
  let y = pdf.writeText(slip.orderNo, {
    x: margin,
    y: margin + 16,
    width: innerWidth,
    size: 30,
    isBold: true,
    role: "H1",
  });
  const facts = [
    slip.kit,
    slip.isGift ? "Gift: no invoice in the parcel" : "",
    `Ordered on ${slip.placedOn}`,
    slip.awbNo && `${slip.shippedBy} ${slip.awbNo}`,
  ];
  y = pdf.writeText(facts.filter(Boolean).join(" · "), {
    x: margin,
    y,
    width: innerWidth,
    colour: mutedColour,
  });
  if (!isContinued) {
    y = pdf.writeText(slip.recipient.name, {
      x: margin,
      y: y + 18,
      width: innerWidth,
      size: 15,
      isBold: true,
      role: "H2",
    });
    for (const line of slip.recipient.lines)
      y = pdf.writeText(line, { x: margin, y, width: innerWidth, size: 12 });
    y = pdf.writeText(slip.recipient.phone, { x: margin, y, width: innerWidth, size: 12 });
    if (slip.giftNote) y = drawGiftNote(pdf, slip.giftNote, y + 14);
  }
  pdf.drawRule(y + 12);
  return y + 22;
}

function drawGiftNote(pdf: PdfDocument, note: string, top: number): number {
  const x = margin + 14;
  const y = pdf.writeText("A note for you", { x, y: top, width: innerWidth - 14, colour: mutedColour });
  return pdf.writeText(note, { x, y: y + 2, width: innerWidth - 14, size: 14 });
}
