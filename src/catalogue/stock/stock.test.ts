import { expect, it } from "vitest";
import { stockChangeFor } from "./stock.ts";

it("a count sets the stock to the counted number, also when it was not counted before", () => {
  expect(stockChangeFor("counted", 12, 20)).toBe(-8);
  expect(stockChangeFor("counted", 12, null)).toBe(12);
});

it("received and corrected numbers are added, and 'no longer counted' removes the whole stock", () => {
  expect(stockChangeFor("received", 40, 2)).toBe(40);
  expect(stockChangeFor("corrected", -3, 10)).toBe(-3);
  expect(stockChangeFor("no longer counted", 0, 7)).toBe(-7);
});
