import { describe, expect, it } from "vitest";
import { backwardBand, gapsOf, overlapsOf } from "./bands.ts";

const band = (weightFromGrams: number, weightToGrams: number) => ({ weightFromGrams, weightToGrams });

describe("weight bands", () => {
  it("that follow one another to the gram overlap nowhere and leave only what is heavier", () => {
    const bands = [band(501, 2000), band(0, 500)];
    expect(overlapsOf(bands)).toEqual([]);
    expect(gapsOf(bands)).toEqual([{ fromGrams: 2001, toGrams: null }]);
  });
  it("that share a gram overlap there", () => {
    expect(overlapsOf([band(0, 500), band(500, 900)])).toEqual([{ fromGrams: 500, toGrams: 500 }]);
    expect(overlapsOf([band(0, 1000), band(200, 300), band(900, 2000)])).toEqual([
      { fromGrams: 200, toGrams: 300 },
      { fromGrams: 900, toGrams: 1000 },
    ]);
  });
  it("leave gaps before, between and after", () => {
    expect(gapsOf([band(100, 500), band(600, 900)])).toEqual([
      { fromGrams: 0, toGrams: 99 },
      { fromGrams: 501, toGrams: 599 },
      { fromGrams: 901, toGrams: null },
    ]);
    expect(gapsOf([])).toEqual([]);
  });
  it("that end before they begin are found", () => {
    expect(backwardBand([band(0, 500), band(700, 600)])).toEqual(band(700, 600));
    expect(backwardBand([band(7, 7)])).toBeUndefined();
  });
});
