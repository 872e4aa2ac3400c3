import { expect, it } from "vitest";
import { unitsOfAmount } from "./units-of-amount.ts";

it("an amount is the price of whole units, whichever they are, or of none", () => {
  const ofThree = (paise: number) => unitsOfAmount(10_000, 3, paise);
  expect([3_333, 3_334, 6_666, 6_667, 10_000].map(ofThree)).toEqual([1, 1, 2, 2, 3]);
  expect([0, 1_000, 3_332, 3_335, 9_000].map(ofThree)).toEqual([0, 0, 0, 0, 0]);
  expect(unitsOfAmount(0, 2, 0)).toBe(0);
});
