import { getDocumentProxy } from "unpdf";
import { expect, it, vi } from "vitest";
import { addCatalogue } from "../language/catalogues.ts";
import { inLanguageOrEnglish } from "../language/in-language.ts";
import { t } from "../language/t.ts";
import { drawItems } from "./draw-items.ts";
import type { PdfDocument } from "./pdf-document.ts";

vi.setConfig({ testTimeout: 60_000 }); // fonts are read

function draw(pdf: PdfDocument, rows: number): void {
  pdf.group(
    "Sect",
    () => {
      pdf.newPage();
      pdf.writeText("Rechnung", { x: 40, y: 40, width: 300, role: "H1" });
      pdf.drawRule(60);
      pdf.group("Table", () => {
        const row = (cells: readonly string[], y: number, role: "TH" | "TD") =>
          pdf.group("TR", () => {
            for (const [at, cell] of cells.entries())
              pdf.writeText(cell, { x: 40 + at * 100, y, width: 90, role });
          });
        row(["What", "Amount"], 80, "TH");
        for (let at = 0; at < rows; at++) {
          if (at === 1) {
            pdf.newPage();
            pdf.repeat(() => row(["What", "Amount"], 40, "TH"));
          }
          row([`قميص ${at}`, "10.00"], 100, "TD");
        }
      });
      pdf.drawBox(40, 200, 10);
    },
    "de",
  );
}

interface Node {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}
const rolesOf = (node: Node): string[] => [
  ...(node.role ? [node.role] : []),
  ...(node.children ?? []).flatMap(rolesOf),
];
const contentOf = (node: Node): string[] => [
  ...(node.type === "content" && node.id ? [node.id] : []),
  ...(node.children ?? []).flatMap(contentOf),
];

it("a PDF is tagged, says its language and title, and that it is PDF/UA-1", async () => {
  const bytes = await drawItems({ title: "Rechnung 7", language: "en" }, draw, [2]);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: "Rechnung 7", Language: "en" });
  expect(metadata?.get("dc:title")).toBe("Rechnung 7");
  const xmp = metadata?.getRaw() ?? "";
  expect(xmp).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
  expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
});

it("headings, tables, rows and cells are in the tree, and every marked text is in it once", async () => {
  const bytes = await drawItems({ title: "Test", language: "en" }, draw, [2]);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const roles: string[][] = [];
  for (const number of [1, 2]) {
    const page = await pdf.getPage(number);
    const tree: Node = await page.getStructTree();
    roles.push(rolesOf(tree));
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const marks = items.flatMap((item) => ("type" in item ? [item] : []));
    const marked = marks.flatMap(({ id }) => (id ? [id] : []));
    expect(marked.toSorted()).toEqual(contentOf(tree).toSorted());
    expect(new Set(marked).size).toBe(marked.length);
    // Nothing is drawn outside of a mark: each text stands between the beginning and the end of one.
    let depth = 0;
    for (const item of items)
      if (!("type" in item)) expect(depth).toBeGreaterThan(0);
      else depth += item.type === "endMarkedContent" ? -1 : 1;
  }
  // The heading that is repeated on the second page is read on the first one only.
  expect(roles[0]).toEqual("Root Document Sect H1 Table TR TH TH TR TD TD TR TD TD".split(" "));
  expect(roles[1]).toEqual("Root Document Sect Table TR TH TH TR TD TD TR TD TD".split(" "));
});

it("the fonts are embedded, and every one says which characters its glyphs are", async () => {
  const bytes = await drawItems({ title: "Test", language: "en" }, draw, [1]);
  const file = bytes.toString("latin1");
  const fonts = file.match(/\/Subtype \/Type0/g)?.length ?? 0;
  expect(fonts).toBeGreaterThan(1);
  expect(file.match(/\/FontFile2 /g)).toHaveLength(fonts);
  expect(file.match(/\/ToUnicode /g)).toHaveLength(fonts);
  // What is read out where glyphs run from right to left.
  expect(file).toMatch(/\/ActualText \(\xfe\xff/);
  expect(file).toMatch(/\/Lang \(de\)/);
  expect(file).toMatch(/\/Scope \/Column/);
});

it("says which text is English because nobody has translated it", async () => {
  const quantity = {
    english: "Quantity",
    translation: "Määrä",
    isFuzzy: false,
    origins: [],
    comments: [],
  };
  const remove = addCatalogue("fi", [quantity]);
  const write = (pdf: PdfDocument) =>
    inLanguageOrEnglish("fi", () => {
      pdf.newPage();
      for (const text of [t("Quantity"), t("Product")]) pdf.writeText(text, { x: 40, y: 40, width: 300 });
    });
  const bytes = await drawItems({ title: "Tarjous", language: "fi" }, write, [1]);
  expect(bytes.toString("latin1").match(/\/Lang \(en\)/g)).toHaveLength(1);
  remove();
});
