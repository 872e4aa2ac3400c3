/** What the store uses of fontkit, the library that reads fonts for pdfkit. */
declare module "fontkit" {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(bytes: Buffer): Font;
}
