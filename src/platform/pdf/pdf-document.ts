import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import PDFDocument from "pdfkit";

const require = createRequire(import.meta.url);

/** A4 in points. */
export const a4 = { width: 595, height: 842, margin: 48 } as const;

/** Noto Sans has one file for each script. A character is written with the first file that has it. */
const scripts = [
  "latin",
  "latin-ext",
  "devanagari",
  "greek",
  "cyrillic",
  "cyrillic-ext",
  "greek-ext",
  "vietnamese",
];
const weights = { regular: 400, bold: 700 } as const;
type Weight = keyof typeof weights;

interface ScriptFont {
  readonly name: string;
  readonly bytes: Buffer;
  hasGlyph(character: number): boolean;
}
const loadedFonts = new Map<string, ScriptFont>();

function scriptFont(script: string, weight: Weight): ScriptFont {
  const name = `${script}-${weights[weight]}`;
  const known = loadedFonts.get(name);
  if (known) return known;
  const bytes = readFileSync(require.resolve(`@fontsource/noto-sans/files/noto-sans-${name}-normal.woff`));
  const font = fontkit.create(bytes) as fontkit.Font;
  const loaded = { name, bytes, hasGlyph: (character: number) => font.hasGlyphForCodePoint(character) };
  loadedFonts.set(name, loaded);
  return loaded;
}

/** The first font that has this character. The others are not read: each takes a tenth of a second. */
function fontOf(character: number, weight: Weight): ScriptFont | undefined {
  for (const script of scripts) {
    const font = scriptFont(script, weight);
    if (font.hasGlyph(character)) return font;
  }
  return undefined;
}

interface Run {
  readonly scriptFont: ScriptFont;
  readonly text: string;
}

/**
 * Splits a text where the font of another script is needed. A character that no font has becomes a question
 * mark.
 */
function splitIntoRuns(text: string, weight: Weight): Run[] {
  const runs: { scriptFont: ScriptFont; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const code = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const found = last?.scriptFont.hasGlyph(code) ? last.scriptFont : fontOf(code, weight);
    const written = found ? character : "?";
    const by = found ?? scriptFont("latin", weight);
    if (last && last.scriptFont === by) last.text += written;
    else runs.push({ scriptFont: by, text: written });
  }
  return runs;
}

export interface TextPlacement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly align?: "left" | "right";
  readonly colour?: string;
}

export type PdfDocument = ReturnType<typeof openPdf>;

/**
 * Opens a PDF document. Positions are in points from the top left of a page. `write` returns where the next
 * line may begin.
 */
export function openPdf(title: string) {
  const doc = new PDFDocument({ size: "A4", margin: 0, autoFirstPage: false, info: { Title: title } });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((done) => doc.on("end", () => done(Buffer.concat(chunks))));
  const registered = new Set<string>();

  const selectFont = ({ name, bytes }: ScriptFont, size: number) => {
    if (!registered.has(name)) doc.registerFont(name, bytes);
    registered.add(name);
    return doc.font(name, size);
  };
  const widthOf = (text: string, weight: Weight, size: number): number =>
    splitIntoRuns(text, weight).reduce(
      (sum, run) => sum + selectFont(run.scriptFont, size).widthOfString(run.text),
      0,
    );

  function wrapLines(text: string, weight: Weight, size: number, width: number): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of splitLongWords(text, weight, size, width)) {
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOf(longer, weight, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }
  /** The words of a text. A word that is wider than its column is split. */
  const splitLongWords = (text: string, weight: Weight, size: number, width: number): string[] =>
    text.split(/\s+/).flatMap((word) => {
      if (widthOf(word, weight, size) <= width) return [word];
      const fragments: string[] = [];
      let fragment = "";
      for (const character of word) {
        if (fragment && widthOf(fragment + character, weight, size) > width) {
          fragments.push(fragment);
          fragment = "";
        }
        fragment += character;
      }
      return [...fragments, fragment];
    });

  return {
    newPage: () => void doc.addPage(),
    writeText(
      text: string,
      { x, y, width, size = 9.5, isBold = false, align = "left", colour = "#1d1b18" }: TextPlacement,
    ): number {
      const weight: Weight = isBold ? "bold" : "regular";
      let top = y;
      for (const line of wrapLines(text, weight, size, width)) {
        let left = align === "right" ? x + width - widthOf(line, weight, size) : x;
        for (const run of splitIntoRuns(line, weight)) {
          const styledDocument = selectFont(run.scriptFont, size).fillColor(colour);
          styledDocument.text(run.text, left, top + size, { lineBreak: false, baseline: "alphabetic" });
          left += styledDocument.widthOfString(run.text);
        }
        top += size * 1.4;
      }
      return top;
    },
    drawRule(y: number, colour = "#c9c2b6"): void {
      doc
        .moveTo(a4.margin, y)
        .lineTo(a4.width - a4.margin, y)
        .lineWidth(0.7)
        .strokeColor(colour)
        .stroke();
    },
    drawBox(x: number, y: number, side: number): void {
      doc.rect(x, y, side, side).lineWidth(0.9).strokeColor("#1d1b18").stroke();
    },
    end(): Promise<Buffer> {
      doc.end();
      return ended;
    },
  };
}
