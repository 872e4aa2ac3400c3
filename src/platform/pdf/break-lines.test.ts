import fc from "fast-check";
import { expect, test } from "vitest";
import { breakLines } from "./break-lines.ts";

/** Every unit is one point wide. */
const linesOf = (text: string, columnWidth: number): string[] =>
  breakLines(text, columnWidth, (start, end) => end - start).map(({ start, end }) => text.slice(start, end));

test("lines break after spaces and hyphens, and a long word is split where the column ends", () => {
  expect(linesOf("Organic cotton T-shirt", 14)).toEqual(["Organic cotton", "T-shirt"]);
  expect(linesOf("Organic cotton T-shirt", 9)).toEqual(["Organic", "cotton T-", "shirt"]);
  expect(linesOf("abcdefghij kl", 4)).toEqual(["abcd", "efgh", "ij", "kl"]);
  expect(linesOf("1.299,50\u00a0€ extra", 10)).toEqual(["1.299,50\u00a0€", "extra"]);
  expect(linesOf("", 10)).toEqual([""]);
});

test("Japanese breaks between characters, but no line begins with a full stop or ends with an opening bracket", () => {
  expect(linesOf("綿のシャツ。「白」です", 5)).toEqual(["綿のシャ", "ツ。「白」", "です"]);
});

test("Thai breaks between its words, which have no spaces", () => {
  expect(linesOf("เสื้อยืดผ้าฝ้าย", 8)).toEqual(["เสื้อยืด", "ผ้าฝ้าย"]);
});

test("no character is lost, and a line is wider than the column only if one character is", () => {
  const text = fc.string({ unit: fc.constantFrom(..."ab 山。ก-"), maxLength: 40 }).map((each) => each.trim());
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (typed, width) => {
      const lines = linesOf(typed, width);
      expect(lines.join("").replaceAll(" ", "")).toBe(typed.replaceAll(" ", ""));
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
    }),
  );
});
