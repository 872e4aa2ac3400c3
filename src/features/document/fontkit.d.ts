/** What is used of the library by which pdfkit reads fonts. */
declare module "fontkit" {
  export interface Font {
    hasGlyphForCodePoint(sign: number): boolean;
  }
  export function create(bytes: Buffer): Font;
}
