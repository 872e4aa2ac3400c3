import fc from "fast-check";
import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it("writes a byte order mark, headings in words, and one line for each row", () => {
  expect(toCsv([{ id: "KS-1", placedAt: "2026-11-21", total: -5.5, version: 3 }])).toBe(
    "\uFEFFId,Placed at,Total\r\nKS-1,2026-11-21,-5.5\r\n",
  );
});

it.each(["=1+1", "+1+1", "-2", "@SUM(A1)", "\tx", "\rx"])("writes %j as text, not as a formula", (text) => {
  expect(toCsv([{ name: text }])).toContain(`'${text}`);
});

it("leaves a telephone number with its country code as people write it", () => {
  expect(toCsv([{ name: "+91 98200 12345" }])).toContain("\r\n+91 98200 12345\r\n");
});

it("quotes a cell that contains quotes, commas or line breaks", () => {
  expect(toCsv([{ name: 'a "b", c\nd' }])).toContain('"a ""b"", c\nd"');
});

it("no text cell begins like a formula, for any text", () => {
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
