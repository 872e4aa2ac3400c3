import { chooseFonts } from "./choose-fonts.ts";
import { collectTexts } from "./collect-texts.ts";
import { hanRegionOf } from "./han-region.ts";
import { openPdf, type PdfHead } from "./open-pdf.ts";
import type { PdfDocument } from "./pdf-document.ts";

/**
 * Draws items one after the other as one PDF. Each is drawn twice: at first only to know its texts, because their fonts are
 * loaded before.
 */
export async function drawItems<T>(
  head: PdfHead,
  draw: (pdf: PdfDocument, item: T) => void,
  items: readonly T[],
): Promise<Buffer> {
  const document = openPdf(head);
  for (const item of items) {
    const texts = collectTexts((pdf) => draw(pdf, item));
    const region = hanRegionOf([...texts.regular, ...texts.bold].join("\n"));
    document.writeWith({
      regular: await chooseFonts(texts.regular, "regular", region),
      bold: await chooseFonts(texts.bold, "bold", region),
    });
    draw(document.pdf, item);
  }
  return document.end();
}
