import fc from "fast-check";
import { expect, it } from "vitest";
import { parseEmailList } from "./parse-email-list.ts";

const emails = (list: string) => parseEmailList(list).map(({ email }) => email);

it("reads one e-mail address per line, or the cell with an @ of a CSV, and skips the heading", () => {
  expect(emails("asha@ledgerline.example\n\nRavi@Ledgerline.example\r\n")).toEqual([
    "asha@ledgerline.example",
    "ravi@ledgerline.example",
  ]);
  expect(parseEmailList('\uFEFFName,E-mail,Team\n"Rao, Asha",asha@ledgerline.example,Data\n')).toEqual([
    { line: 2, text: '"Rao, Asha",asha@ledgerline.example,Data', email: "asha@ledgerline.example" },
  ]);
  expect(emails("Asha Rao <asha@ledgerline.example>\nmailto:ravi@ledgerline.example;Pune")).toEqual([
    "asha@ledgerline.example",
    "ravi@ledgerline.example",
  ]);
});

it("marks lines that have no e-mail address, a broken one, or two", () => {
  expect(
    emails(
      "a@ledgerline.example\nno address here\nb@@ledgerline.example\nc@ledgerline.example,d@ledgerline.example",
    ),
  ).toEqual(["a@ledgerline.example", null, null, null]);
  expect(emails("a@ledgerline.example,A@LEDGERLINE.EXAMPLE")).toEqual(["a@ledgerline.example"]);
});

it("returns every line that is not blank, whatever was pasted", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 20 }), { maxLength: 5 }), (lines) => {
      const pasted = `x@ledgerline.example\n${lines.map((line) => line.replace(/[\r\n]/g, "")).join("\n")}`;
      const filled = pasted.split("\n").filter((line) => line.replace(/[\s,;"]/g, "") !== "");
      expect(parseEmailList(pasted)).toHaveLength(filled.length);
    }),
  );
});
