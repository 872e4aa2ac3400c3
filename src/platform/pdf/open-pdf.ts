import PDFDocument from "pdfkit";
import { breakLines, type LineBounds } from "./break-lines.ts";
import type { ChosenFonts } from "./choose-fonts.ts";
import type { Weight } from "./font-files.ts";
import { attachmentMetadata, type PdfAttachment } from "./pdf-attachment.ts";
import { a4, DEFAULT_SIZE, lineHeight, type PdfDocument } from "./pdf-document.ts";
import type { PdfFont } from "./pdf-font.ts";
import { openStructure } from "./pdf-structure.ts";
import { splitIntoParagraphs } from "./printable-text.ts";
import { type Paragraph, readParagraph, type TextRun } from "./text-runs.ts";

const INK = "#1d1b18";

export interface PdfHead {
  readonly title: string;
  /** Of what the drawing itself says, as a tag such as `en`. */
  readonly language: string;
  /** With it the document follows PDF/A-3 as well, which alone has attachments. */
  readonly attachment?: PdfAttachment | undefined;
}

/** Opens a tagged PDF document (PDF/UA-1, with an attachment also PDF/A-3a). `writeWith` says what the next texts are written with. */
export function openPdf({ title, language, attachment }: PdfHead) {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    // None before the first text: pdfkit would read Helvetica, which no document has.
    font: "",
    pdfVersion: "1.7",
    // The types do not know this one yet.
    subset: (attachment ? "PDF/A-3a" : "PDF/UA") as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    displayTitle: true,
    // It would keep glyphs by their text, which pdfkit is not given.
    fontLayoutCache: false,
    lang: language,
    info: { Title: title },
  });
  if (attachment) attach(doc, attachment);
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((done) => doc.on("end", () => done(Buffer.concat(chunks))));
  const structure = openStructure(doc);
  const registered = new Set<string>();
  let fonts: Readonly<Record<Weight, ChosenFonts>>;

  function selectFont({ name, embedded }: PdfFont, size: number): void {
    // pdfkit takes any font that can lay out a text; its types name only the formats of files.
    if (!registered.has(name)) doc.registerFont(name, embedded.source as unknown as Buffer);
    registered.add(name);
    doc.font(name, size);
  }

  function drawRun({ font, text, isRightToLeft }: TextRun, x: number, baseline: number, size: number): void {
    selectFont(font, size);
    font.embedded.prepare(font.shape(text, isRightToLeft).glyphs);
    // pdfkit draws what was prepared, whatever it is told; a text with spaces it would lay out word by word.
    doc.text("-", x, baseline, { lineBreak: false, baseline: "alphabetic" });
  }

  /** Draws a line in the order in which it is read; each run has its place from left to right. */
  function drawLine(
    paragraph: Paragraph,
    { start, end }: LineBounds,
    left: number,
    baseline: number,
    size: number,
  ) {
    let x = left;
    const placed = paragraph.drawnRuns(start, end).map((run) => {
      const at = x;
      x += emWidth(run) * size;
      return { run, at };
    });
    for (const { run, at } of placed.sort((one, other) => one.run.start - other.run.start))
      drawRun(run, at, baseline, size);
  }

  const widthOf = (paragraph: Paragraph, start: number, end: number, size: number): number =>
    paragraph.runs(start, end).reduce((sum, run) => sum + emWidth(run) * size, 0);

  const pdf: PdfDocument = {
    newPage: () => void doc.addPage(),
    writeText(text, { x, y, width, size = DEFAULT_SIZE, isBold, align = "left", colour = INK, role = "P" }) {
      const paragraphs = splitIntoParagraphs(text).map((each) =>
        readParagraph(each, fonts[isBold ? "bold" : "regular"]),
      );
      let top = y;
      structure.content(role, paragraphs.map((each) => each.text).join("\n"), () => {
        doc.fillColor(colour);
        for (const paragraph of paragraphs) {
          const measure = (start: number, end: number) => widthOf(paragraph, start, end, size);
          const lines = breakLines(paragraph.text, width, measure);
          // Lines from right to left begin below each other, in the column that their longest one fills.
          const isFromRight = paragraph.isRightToLeft && lines.length > 1;
          for (const { start, end } of lines) {
            const left = align === "right" || isFromRight ? x + width - measure(start, end) : x;
            drawLine(paragraph, { start, end }, left, top + size, size);
            top += lineHeight(size);
          }
        }
      });
      return top;
    },
    drawRule: (y, colour = "#c9c2b6") =>
      structure.decorate(() => {
        doc
          .moveTo(a4.margin, y)
          .lineTo(a4.width - a4.margin, y)
          .lineWidth(0.7)
          .strokeColor(colour)
          .stroke();
      }),
    drawBox: (x, y, side) =>
      structure.decorate(() => {
        doc.rect(x, y, side, side).lineWidth(0.9).strokeColor(INK).stroke();
      }),
    drawLine: (from, to) =>
      structure.decorate(() => {
        doc.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(0.5).strokeColor(INK).stroke();
      }),
    drawModules: (rows, { x, y, side }) =>
      structure.decorate(() => {
        const size = side / rows.length;
        // A little wider than its place: between exact squares some printers leave white hairs.
        for (const [row, squares] of rows.entries())
          for (const [column, isDark] of squares.entries())
            if (isDark) doc.rect(x + column * size, y + row * size, size + 0.05, size + 0.05);
        doc.fillColor("#000000").fill();
      }),
    group: structure.group,
    repeat: structure.repeat,
  };
  return {
    pdf,
    writeWith(next: Readonly<Record<Weight, ChosenFonts>>): void {
      fonts = next;
    },
    end(): Promise<Buffer> {
      structure.end();
      doc.end();
      return ended;
    },
  };
}

function attach(doc: PDFKit.PDFDocument, attachment: PdfAttachment): void {
  const { fileName: name, type, description, text } = attachment;
  const now = new Date();
  const options = {
    name,
    type,
    description,
    relationship: "Alternative",
    creationDate: now,
    modifiedDate: now,
  };
  doc.file(Buffer.from(text), options);
  doc.appendXML(attachmentMetadata(attachment));
}

/** The width of a run at a size of one point. */
const emWidth = ({ font, text, isRightToLeft }: TextRun): number => font.shape(text, isRightToLeft).width;
