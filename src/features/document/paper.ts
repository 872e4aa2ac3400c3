import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import PDFDocument from "pdfkit";

const require = createRequire(import.meta.url);

/** A4 in points. */
export const paper = { width: 595, height: 842, margin: 48 } as const;

/** Noto Sans comes a file for each script; a sign is written by the first that has it. */
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

interface Face {
  readonly name: string;
  readonly bytes: Buffer;
  has(sign: number): boolean;
}
const opened = new Map<string, Face>();

function face(script: string, weight: Weight): Face {
  const name = `${script}-${weights[weight]}`;
  const known = opened.get(name);
  if (known) return known;
  const bytes = readFileSync(require.resolve(`@fontsource/noto-sans/files/noto-sans-${name}-normal.woff`));
  const font = fontkit.create(bytes) as fontkit.Font;
  const made = { name, bytes, has: (sign: number) => font.hasGlyphForCodePoint(sign) };
  opened.set(name, made);
  return made;
}

interface Run {
  readonly face: Face;
  readonly text: string;
}

/** Cuts a text where another script's face has to go on; a sign that none has becomes a question mark. */
function runsOf(text: string, weight: Weight): Run[] {
  const runs: { face: Face; text: string }[] = [];
  for (const sign of text.normalize("NFC")) {
    const code = sign.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const found = last?.face.has(code)
      ? last.face
      : scripts.map((script) => face(script, weight)).find((each) => each.has(code));
    const written = found ? sign : "?";
    const by = found ?? face("latin", weight);
    if (last && last.face === by) last.text += written;
    else runs.push({ face: by, text: written });
  }
  return runs;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly align?: "left" | "right";
  readonly colour?: string;
}

export type Paper = ReturnType<typeof openPaper>;

/** Paper to write on from the top left; `write` answers where the next line may begin. */
export function openPaper(title: string) {
  const doc = new PDFDocument({ size: "A4", margin: 0, autoFirstPage: false, info: { Title: title } });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((done) => doc.on("end", () => done(Buffer.concat(chunks))));
  const registered = new Set<string>();

  const use = ({ name, bytes }: Face, size: number) => {
    if (!registered.has(name)) doc.registerFont(name, bytes);
    registered.add(name);
    return doc.font(name, size);
  };
  const widthOf = (text: string, weight: Weight, size: number): number =>
    runsOf(text, weight).reduce((sum, run) => sum + use(run.face, size).widthOfString(run.text), 0);

  function linesOf(text: string, weight: Weight, size: number, width: number): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of piecesOf(text, weight, size, width)) {
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOf(longer, weight, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }
  /** Words; one that is wider than its column is cut. */
  const piecesOf = (text: string, weight: Weight, size: number, width: number): string[] =>
    text.split(/\s+/).flatMap((word) => {
      const pieces: string[] = [];
      let piece = "";
      for (const sign of word) {
        if (piece && widthOf(piece + sign, weight, size) > width) {
          pieces.push(piece);
          piece = "";
        }
        piece += sign;
      }
      return [...pieces, piece];
    });

  return {
    newPage: () => void doc.addPage(),
    write(
      text: string,
      { x, y, width, size = 9.5, isBold = false, align = "left", colour = "#1d1b18" }: Place,
    ): number {
      const weight: Weight = isBold ? "bold" : "regular";
      let top = y;
      for (const line of linesOf(text, weight, size, width)) {
        let left = align === "right" ? x + width - widthOf(line, weight, size) : x;
        for (const run of runsOf(line, weight)) {
          const pen = use(run.face, size).fillColor(colour);
          pen.text(run.text, left, top + size, { lineBreak: false, baseline: "alphabetic" });
          left += pen.widthOfString(run.text);
        }
        top += size * 1.4;
      }
      return top;
    },
    rule(y: number, colour = "#c9c2b6"): void {
      doc
        .moveTo(paper.margin, y)
        .lineTo(paper.width - paper.margin, y)
        .lineWidth(0.7)
        .strokeColor(colour)
        .stroke();
    },
    box(x: number, y: number, side: number): void {
      doc.rect(x, y, side, side).lineWidth(0.9).strokeColor("#1d1b18").stroke();
    },
    end(): Promise<Buffer> {
      doc.end();
      return ended;
    },
  };
}
