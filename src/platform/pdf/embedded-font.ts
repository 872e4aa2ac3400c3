import * as fontkit from "fontkit";
import type { Glyph } from "./pdf-font.ts";

/** A font as pdfkit takes it. */
export interface EmbeddedFont {
  /** Says which glyphs pdfkit draws next, whatever text it is given. */
  prepare(glyphs: readonly Glyph[]): void;
  /** The object that pdfkit calls: fontkit's font, whose text is laid out here. */
  readonly source: fontkit.Font;
}

/**
 * pdfkit keeps one text for each glyph of a document. A glyph that stands for several (the same stroke below ب, ت and ث) has a number for
 * each of them, and is embedded once for each, so that every text is copied as it was written. pdfkit shapes nothing: it draws the
 * glyphs that HarfBuzz placed.
 */
export function createEmbeddedFont(
  name: string,
  bytes: Buffer,
  codePoints: ReadonlySet<number>,
): EmbeddedFont {
  const source = fontkit.create(bytes);
  const ids: number[] = [];
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  let prepared: readonly Glyph[] = [];

  function numberOf({ id, text }: Glyph): number {
    const key = `${id} ${text}`;
    const number = numbers.get(key) ?? ids.push(id) - 1;
    numbers.set(key, number);
    texts[number] = text;
    return number;
  }

  const layout = () => ({
    advanceWidth: prepared.reduce((sum, { position }) => sum + position.xAdvance, 0),
    // pdfkit scales the positions in place.
    positions: prepared.map(({ position }) => ({ ...position })),
    glyphs: prepared.map((glyph) => ({
      id: numberOf(glyph),
      advanceWidth: glyph.advanceWidth,
      codePoints: [...glyph.text].map((character) => character.codePointAt(0) ?? 0),
    })),
  });

  function createSubset() {
    const subset = source.createSubset();
    const included = new Map<number, number>();
    return {
      includeGlyph(number: number): number {
        const place = included.get(number) ?? subset.glyphs.push(ids[number] ?? 0) - 1;
        included.set(number, place);
        return place;
      },
      encode() {
        // Readers take a font that has nothing but spaces for a broken one.
        const isBlank = [...included.keys()].every((number) => !isVisible(texts[number] ?? ""));
        const visible = [...codePoints].find((each) => isVisible(String.fromCodePoint(each)));
        if (isBlank && visible !== undefined) subset.glyphs.push(source.glyphForCodePoint(visible).id);
        return subset.encode();
      },
    };
  }
  return {
    prepare(glyphs) {
      prepared = glyphs;
    },
    source: Object.create(source, {
      postscriptName: { value: name },
      layout: { value: layout },
      createSubset: { value: createSubset },
    }),
  };
}

const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{S}]/u.test(text);
