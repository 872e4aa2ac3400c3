import { readFile } from "node:fs/promises";
import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";
import { attributeText } from "./attribute-text.ts";
import { createEmbeddedFont, type EmbeddedFont } from "./embedded-font.ts";
import { type FontFile, type Weight, weights } from "./font-files.ts";

/** A glyph where it is drawn, in units of the font. */
export interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  /** What it is copied as. */
  readonly text: string;
  readonly position: harfbuzz.GlyphPosition;
}

/** A text of one script, one font and one direction, in the order in which it is drawn: from left to right. */
export interface ShapedText {
  readonly glyphs: readonly Glyph[];
  /** At a size of one point. */
  readonly width: number;
}

export interface PdfFont {
  /** Unique: parts of one family are fonts of their own. */
  readonly name: string;
  readonly unitsPerEm: number;
  /** The characters that it has. */
  readonly codePoints: ReadonlySet<number>;
  shape(text: string, isRightToLeft: boolean): ShapedText;
  /** What pdfkit draws and embeds. */
  readonly embedded: EmbeddedFont;
}

const loading = new Map<string, Promise<PdfFont>>();

/** Reads a part of a family in one weight. It is read once for each thread. */
export function loadFont(file: FontFile, weight: Weight): Promise<PdfFont> {
  const name = `${file.family}-${file.part}-${weight}`;
  const known = loading.get(name) ?? readFont(file, weight, name);
  loading.set(name, known);
  return known;
}

/** Documents repeat words: names of products, headings, months. */
const MAX_SHAPED = 5_000;

async function readFont({ pathOf, isVariable }: FontFile, weight: Weight, name: string): Promise<PdfFont> {
  const bytes = await subsetFont(await readFile(pathOf[weight]), undefined, {
    keepAllGlyphs: true,
    targetFormat: "truetype",
    noHinting: true,
    variationAxes: isVariable ? { wght: weights[weight] } : {},
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const font = new harfbuzz.Font(face);
  const codePoints = new Set(face.collectUnicodes());
  const shapedBefore = new Map<string, ShapedText>();
  return {
    name,
    unitsPerEm: face.upem,
    codePoints,
    shape(text, isRightToLeft) {
      const key = `${isRightToLeft} ${text}`;
      const shaped = shapedBefore.get(key) ?? shapeText(font, face.upem, text, isRightToLeft);
      if (shapedBefore.size > MAX_SHAPED) shapedBefore.clear();
      shapedBefore.set(key, shaped);
      return shaped;
    },
    embedded: createEmbeddedFont(name, bytes, codePoints),
  };
}

function shapeText(
  font: harfbuzz.Font,
  unitsPerEm: number,
  text: string,
  isRightToLeft: boolean,
): ShapedText {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS);
  harfbuzz.shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const texts = attributeText(
    text,
    infos.map(({ cluster }) => cluster),
    isRightToLeft,
  );
  return {
    glyphs: positions.map((position, at) => {
      const id = infos[at]?.codepoint ?? 0;
      return { id, text: texts[at] ?? "", advanceWidth: font.glyphHAdvance(id), position };
    }),
    width: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / unitsPerEm,
  };
}
