import { inflateSync } from "node:zlib";
import fc from "fast-check";
import { getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { someDocument } from "../../../tests/support/e-invoice/some-document.ts";
import { isRefusal } from "../../contract/errors.ts";
import type { Invoice } from "../../platform/db/stored-values.ts";
import { printInvoice } from "../invoice/print-invoice.ts";
import { writeCii } from "./cii.ts";
import { semanticInvoice } from "./semantic-invoice.ts";

const [example] = fc
  .sample(someDocument, { numRuns: 100, seed: 2 })
  .filter(({ kind, taxKind }) => kind === "invoice" && taxKind === "VAT")
  // Control characters are refused before an invoice is written.
  .map((invoice): Invoice => JSON.parse(JSON.stringify(invoice).replaceAll("\\u0007", "")));
if (!example) throw new Error("No invoice with VAT");

/** The names of what lies in a PDF for programs, its first text in XML, and its bytes. */
async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const attachments: ReadonlyMap<string, object> | null = await pdf.getAttachments();
  const raw = bytes.toString("latin1");
  const texts = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream = ""]) => {
    try {
      return [inflateSync(Buffer.from(stream, "latin1")).toString()];
    } catch {
      return [];
    }
  });
  return {
    names: [...(attachments?.keys() ?? [])],
    xml: texts.find((each) => each.startsWith("<?xml")),
    raw,
  };
}

it("an invoice with VAT is a PDF/A-3 with the invoice in CII inside, which is as accessible as before", async () => {
  const semantic = semanticInvoice(example, "EUR");
  if (isRefusal(semantic)) throw new Error(semantic.detail);
  const { names, xml, raw } = await read(await printInvoice(example, "EUR"));
  expect(names).toEqual(["factur-x.xml"]);
  expect(xml).toBe(writeCii(semantic));
  for (const each of [
    "<pdfaid:part>3</pdfaid:part>",
    "<pdfaid:conformance>A</pdfaid:conformance>",
    "<pdfuaid:part>1</pdfuaid:part>",
    "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
    "<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>",
    "/AFRelationship /Alternative",
    "/OutputIntents",
    "/MarkInfo",
  ])
    expect(raw).toContain(each);
});

it("an invoice without a VAT number has nothing inside, and is PDF/UA alone", async () => {
  const { names, xml, raw } = await read(await printInvoice({ ...example, taxKind: "unregistered" }, "EUR"));
  expect([names, xml]).toEqual([[], undefined]);
  expect(raw).not.toContain("pdfaid:part");
  expect(raw).toContain("<pdfuaid:part>1</pdfuaid:part>");
});
