import { expect, it } from "vitest";
import { compareBins } from "./bin.ts";

it("bins go as one walks past them, and what has none comes last", () => {
  const bins = ["", "B1", "A10", null, "a3", "A2", "A2-10", "A2-9"];
  expect(bins.sort(compareBins)).toEqual(["A2", "A2-9", "A2-10", "a3", "A10", "B1", "", null]);
});
