import fc from "fast-check";
import { expect, it, test } from "vitest";
import { headingIn, isInCentimetres, measureIn, usualUnit } from "./size-units.ts";

test.each([
  [["en-US", "de"], "in"],
  [["de-DE", "en-US"], "cm"],
  [["en", "en-US"], "in"],
  [["en-GB"], "cm"],
  [["en"], "cm"],
  [["not a tag", "en-US"], "in"],
  [[], "cm"],
] as const)("a browser in %j reads %s", (languages, unit) => {
  expect(usualUnit(languages)).toBe(unit);
});

it("converts the columns of centimetres alone", () => {
  expect(["Chest (cm)", "Chest, cm", "Size", "Weight (g)"].map(isInCentimetres)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(headingIn("Chest (cm)", "in")).toBe("Chest (in)");
});

test.each([
  ["92", "en", "36.2"],
  ["92", "de", "36,2"],
  ["92–97", "en", "36.2–38.2"],
  ["92,5", "en", "36.4"],
  ["", "en", ""],
  ["one size", "en", "one size"],
])("%s in inches is %3$s in %2$s", (cell, language, expected) => {
  expect(measureIn(cell, "in", language)).toBe(expected);
  expect(measureIn(cell, "cm", language)).toBe(cell);
});

it("is at most a twentieth of an inch from the measure", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), (centimetres) => {
      const inches = Number(measureIn(String(centimetres), "in", "en"));
      expect(Math.abs(inches * 2.54 - centimetres)).toBeLessThanOrEqual(0.128);
    }),
  );
});
