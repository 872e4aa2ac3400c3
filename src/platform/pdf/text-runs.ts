import bidiFactory from "bidi-js";
import { splitIntoClusters } from "./characters.ts";
import type { ChosenFonts } from "./choose-fonts.ts";
import type { PdfFont } from "./pdf-font.ts";

const bidi = bidiFactory();

/** A part of a paragraph that is drawn at once: in one font and one direction. */
export interface TextRun {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly font: PdfFont;
  readonly isRightToLeft: boolean;
}

/** One paragraph of text with what decides how it is drawn. */
export interface Paragraph {
  readonly text: string;
  readonly isRightToLeft: boolean;
  /** The runs of a part of the text, in the order in which they are read. */
  runs(start: number, end: number): TextRun[];
  /** The same, in the order in which they are drawn: from left to right. The part is one line. */
  drawnRuns(start: number, end: number): TextRun[];
}

/** Whether a text has letters that are written from right to left. */
const isBidirectional = (text: string): boolean =>
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\u200f\u202b\u202e\u2067]/u.test(text);

/** Its direction is that of its first letter. The text must have only characters that the fonts have. */
export function readParagraph(text: string, fonts: ChosenFonts): Paragraph {
  const embedding = isBidirectional(text) ? bidi.getEmbeddingLevels(text) : undefined;
  const levelAt = (index: number) => embedding?.levels[index] ?? 0;
  const fontAt = fontsOfCharacters(text, fonts);
  const runs = (start: number, end: number): TextRun[] => {
    const found: TextRun[] = [];
    let from = start;
    for (let at = start + 1; at <= end; at++) {
      const font = fontAt[from];
      if (at < end && fontAt[at] === font && levelAt(at) === levelAt(from)) continue;
      if (font)
        found.push({
          start: from,
          end: at,
          text: text.slice(from, at),
          font,
          isRightToLeft: levelAt(from) % 2 === 1,
        });
      from = at;
    }
    return found;
  };
  return {
    text,
    isRightToLeft: (embedding?.paragraphs[0]?.level ?? 0) % 2 === 1,
    runs,
    drawnRuns(start, end) {
      const logical = runs(start, end);
      if (!embedding || start >= end) return logical;
      const drawnAt = new Map<number, number>();
      for (const [at, index] of bidi.getReorderedIndices(text, embedding, start, end - 1).entries())
        drawnAt.set(index, at);
      const placeOf = (run: TextRun) => drawnAt.get(run.start) ?? 0;
      return logical.toSorted((one, other) => placeOf(one) - placeOf(other));
    },
  };
}

/** The font of each unit of the text. A cluster that no font has as a whole is written character by character. */
function fontsOfCharacters(text: string, fonts: ChosenFonts): (PdfFont | undefined)[] {
  return splitIntoClusters(text).flatMap((cluster) => {
    const whole = fonts.fontOf(cluster);
    return [...cluster].flatMap((character) =>
      Array<PdfFont | undefined>(character.length).fill(whole ?? fonts.fontOf(character)),
    );
  });
}
