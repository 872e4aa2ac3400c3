import type { Weight } from "./font-files.ts";
import { DEFAULT_SIZE, lineHeight, type PdfDocument } from "./pdf-document.ts";
import { splitIntoParagraphs } from "./printable-text.ts";

/** What a drawing is going to write, by weight, so that its fonts are loaded before it draws. */
export function collectTexts(
  draw: (pdf: PdfDocument) => void,
): Readonly<Record<Weight, ReadonlySet<string>>> {
  const texts = { regular: new Set<string>(), bold: new Set<string>() };
  draw({
    newPage() {},
    writeText(text, { y, size = DEFAULT_SIZE, isBold }) {
      for (const paragraph of splitIntoParagraphs(text)) texts[isBold ? "bold" : "regular"].add(paragraph);
      return y + lineHeight(size);
    },
    drawRule() {},
    drawBox() {},
    drawLine() {},
    drawModules() {},
    group: (_role, drawGroup) => drawGroup(),
    repeat: (drawAgain) => drawAgain(),
  });
  return texts;
}
