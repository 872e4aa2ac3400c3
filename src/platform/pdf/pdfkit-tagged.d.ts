import "pdfkit";

/** What pdfkit has and its types do not yet. */
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Of a heading in a table. */
      scope?: "Row" | "Column";
    }
  }
}
