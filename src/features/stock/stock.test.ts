import { expect, it } from "vitest";
import { changeOfStep } from "./stock.ts";

it("a count changes the stock to what was counted, from nothing too", () => {
  expect(changeOfStep("counted", 12, 20)).toBe(-8);
  expect(changeOfStep("counted", 12, null)).toBe(12);
});

it("what is received or corrected is added, and what is no longer counted goes", () => {
  expect(changeOfStep("received", 40, 2)).toBe(40);
  expect(changeOfStep("corrected", -3, 10)).toBe(-3);
  expect(changeOfStep("no longer counted", 0, 7)).toBe(-7);
});
