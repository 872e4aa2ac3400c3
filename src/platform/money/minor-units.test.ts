import { expect, test } from "vitest";
import { decimalsOf, shownUnit, toHundredths, toMinorUnits } from "./minor-units.ts";

test.each([
  [1299, "USD", 1299],
  [123456, "JPY", 1235],
  [123450, "JPY", 1235],
  [123449, "JPY", 1234],
  [1299, "KWD", 12990],
])("%i hundredths in %s are %s%i of its smallest units", (hundredths, currency, minor) => {
  expect(toMinorUnits(hundredths, currency)).toBe(minor);
});

test.each([
  [1235, "JPY", 123500],
  [12990, "KWD", 1299],
  [1299, "INR", 1299],
])("%i of the smallest units of %s are shown as %i hundredths", (minor, currency, hundredths) => {
  expect(toHundredths(minor, currency)).toBe(hundredths);
});

test.each([
  ["USD", 2],
  ["HUF", 2],
  ["PKR", 2],
  ["JPY", 0],
  ["ISK", 0],
  ["KWD", 3],
  ["IQD", 3],
] as const)("%s has %i decimals", (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

test("a krona of Iceland is shown whole, and counted in hundredths by providers", () => {
  expect([shownUnit("ISK"), toMinorUnits(129_900, "ISK"), toHundredths(129_900, "ISK")]).toEqual([
    100, 129_900, 129_900,
  ]);
});
