import { shownInEnglish } from "../language/in-language.ts";

/** What a part of a document is, in the words of PDF. */
export type StructureRole =
  | "Document"
  | "Sect"
  | "H1"
  | "H2"
  | "P"
  | "Table"
  | "TR"
  | "TH"
  | "row heading"
  | "TD"
  | "L"
  | "LI"
  | "LBody";

/** A heading in a table stands above its column or before its row. */
const tagOf = (role: StructureRole) => (role === "row heading" ? "TH" : role);
const scopeOf = (role: StructureRole): { scope?: "Row" | "Column" } =>
  role === "TH" ? { scope: "Column" } : role === "row heading" ? { scope: "Row" } : {};

/** Scripts of which each glyph is a letter, drawn from left to right. */
const isPlain = (text: string): boolean =>
  /^[\p{sc=Zyyy}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Armn}\p{sc=Geor}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]*$/u.test(
    text,
  );

/** What is read out instead of the glyphs, where these are not in the order of reading. */
const spoken = (text: string): { actual?: string } => (isPlain(text) ? {} : { actual: text });

/** A text that nobody has translated into the language of the document says that it is English. */
const languageOf = (text: string): { lang?: string } => (shownInEnglish().has(text) ? { lang: "en" } : {});

type Element = PDFKit.PDFStructureElement;

/** The tree of what is read out, and in which order. It is the order in which it is drawn. */
export function openStructure(doc: PDFKit.PDFDocument) {
  const root = doc.struct("Document");
  doc.addStructure(root);
  let parent: Element = root;
  let isRepeated = false;

  function artifact(kind: "Layout" | "Pagination", draw: () => void): void {
    doc.markContent("Artifact", { type: kind });
    draw();
    doc.endMarkedContent();
  }
  return {
    /** A rule, a box: what has nothing to read. */
    decorate: (draw: () => void): void => artifact("Layout", draw),
    repeat(draw: () => void): void {
      isRepeated = true;
      draw();
      isRepeated = false;
    },
    group(role: StructureRole, draw: () => void, language?: string): void {
      if (isRepeated) {
        draw();
        return;
      }
      const outer = parent;
      parent = doc.struct(tagOf(role), language === undefined ? {} : { lang: language });
      outer.add(parent);
      draw();
      parent.end();
      parent = outer;
    },
    /** Draws a text as one element. */
    content(role: StructureRole, text: string, draw: () => void): void {
      if (isRepeated) {
        artifact("Pagination", draw);
        return;
      }
      const content = doc.markStructureContent(tagOf(role));
      draw();
      doc.endMarkedContent();
      parent.add(
        doc.struct(tagOf(role), { ...scopeOf(role), ...spoken(text), ...languageOf(text) }, [content]),
      );
    },
    end: (): void => root.end(),
  };
}
