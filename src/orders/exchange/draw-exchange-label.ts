import { encode } from "uqr";
import { t } from "../../platform/language/t.ts";
import { a4, type PdfDocument } from "../../platform/pdf/pdf-document.ts";
import type { ExchangeLabel } from "./exchange-label.ts";

const { margin } = a4;
const width = a4.width - 2 * margin;
const qrSide = 120;
const mutedColour = "#575148";

/** Draws the label of a parcel: the address, the number as text and as a QR code, and below a slip that goes into it. */
export function draw(pdf: PdfDocument, label: ExchangeLabel): void {
  pdf.newPage();
  const textWidth = width - qrSide - 20;
  pdf.writeText(t("Stick this on the parcel"), { x: margin, y: margin, width, colour: mutedColour });
  let y = margin + 24;
  for (const line of label.sendTo.length ? label.sendTo : [label.company])
    y = pdf.writeText(line, { x: margin, y, width: textWidth, size: 18, isBold: line === label.sendTo[0] });
  y = pdf.writeText(label.returnNo, {
    x: margin,
    y: y + 14,
    width: textWidth,
    size: 22,
    isBold: true,
    role: "H1",
  });
  pdf.drawModules(encode(label.returnNo, { ecc: "M", border: 0 }).data, {
    x: margin + width - qrSide,
    y: margin + 24,
    side: qrSide,
  });
  y = Math.max(y, margin + 24 + qrSide) + 24;
  pdf.drawRule(y);
  y = pdf.writeText(t("Put this part into the parcel"), {
    x: margin,
    y: y + 14,
    width,
    colour: mutedColour,
  });
  y = pdf.writeText(label.returnNo, { x: margin, y: y + 4, width, size: 14, isBold: true });
  for (const line of label.pieces) y = pdf.writeText(line, { x: margin, y, width, size: 12 });
}
