import fc from "fast-check";
import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it("writes a heading in words and a row a line, for spreadsheets that ask for UTF-8", () => {
  expect(toCsv([{ id: "KS-1", placedAt: "2026-11-21", total: -5.5, version: 3 }])).toBe(
    "\uFEFFId,Placed at,Total\r\nKS-1,2026-11-21,-5.5\r\n",
  );
});

it.each(["=1+1", "+91 98200", "-2", "@SUM(A1)", "\tx", "\rx"])("keeps %j a text", (text) => {
  expect(toCsv([{ name: text }])).toContain(`'${text}`);
});

it("quotes what would break the line", () => {
  expect(toCsv([{ name: 'a "b", c\nd' }])).toContain('"a ""b"", c\nd"');
});

it("lets no cell of text begin as a formula, whatever it holds", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const [, line = ""] = toCsv([{ name }]).split("Name\r\n");
      expect(line).not.toMatch(/^"?[=+\-@\t\r](?!\n$)/);
    }),
  );
});

it("writes a column for a field that only later rows have", () => {
  expect(toCsv([{ a: 1 }, { b: 2 }])).toBe("\uFEFFA,B\r\n1,\r\n,2\r\n");
});
