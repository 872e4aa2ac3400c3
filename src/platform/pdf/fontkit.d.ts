/** What the store uses of fontkit, the library that reads fonts for pdfkit. */
declare module "fontkit" {
  export interface Font {
    readonly unitsPerEm: number;
    createSubset(): Subset;
    glyphForCodePoint(codePoint: number): { readonly id: number };
  }
  /** A font of some glyphs only. The place of a glyph in the list is its number there. */
  export interface Subset {
    readonly glyphs: number[];
    encode(): Uint8Array;
  }
  export function create(bytes: Buffer): Font;
}

/** HarfBuzz's subsetter. It also reads WOFF2 and takes one weight out of a variable font. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: {
      readonly keepAllGlyphs: true;
      readonly targetFormat: "truetype";
      readonly noHinting: true;
      readonly variationAxes: { readonly wght?: number };
    },
  ): Promise<Buffer>;
}

/** The Unicode line breaking algorithm. */
declare module "linebreak" {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
