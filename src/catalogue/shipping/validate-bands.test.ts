import { describe, expect, it } from "vitest";
import { findCheaperHeavier, findGaps, findInvertedBand, findOverlaps } from "./validate-bands.ts";

const band = (weightFromGrams: number, weightToGrams: number) => ({ weightFromGrams, weightToGrams });

describe("weight bands", () => {
  it("that follow each other without a gap have no overlap, and leave only the weights above the last", () => {
    const bands = [band(501, 2000), band(0, 500)];
    expect(findOverlaps(bands)).toEqual([]);
    expect(findGaps(bands)).toEqual([{ fromGrams: 2001, toGrams: null }]);
  });
  it("that share a gram overlap at that gram", () => {
    expect(findOverlaps([band(0, 500), band(500, 900)])).toEqual([{ fromGrams: 500, toGrams: 500 }]);
    expect(findOverlaps([band(0, 1000), band(200, 300), band(900, 2000)])).toEqual([
      { fromGrams: 200, toGrams: 300 },
      { fromGrams: 900, toGrams: 1000 },
    ]);
  });
  it("leave gaps before, between and after", () => {
    expect(findGaps([band(100, 500), band(600, 900)])).toEqual([
      { fromGrams: 0, toGrams: 99 },
      { fromGrams: 501, toGrams: 599 },
      { fromGrams: 901, toGrams: null },
    ]);
    expect(findGaps([])).toEqual([]);
  });
  it("that end before they begin are found", () => {
    expect(findInvertedBand([band(0, 500), band(700, 600)])).toEqual(band(700, 600));
    expect(findInvertedBand([band(7, 7)])).toBeUndefined();
  });
});

describe("a heavier parcel that is cheaper", () => {
  const band = (weightFromGrams: number, weightToGrams: number, chargePaise: number) => ({
    weightFromGrams,
    weightToGrams,
    chargePaise,
  });

  it.each([
    [
      "rising bands up to everything",
      [band(0, 500, 60_00), band(501, 100_000_000, 120_00)],
      80_00,
      undefined,
    ],
    ["a band that falls", [band(501, 2_000, 120_00), band(0, 500, 200_00)], 200_00, 501],
    ["the country's charge above the bands", [band(0, 500, 60_00), band(501, 2_000, 120_00)], 80_00, 2_001],
    ["the country's charge in a gap", [band(0, 500, 90_00), band(600, 2_000, 120_00)], 80_00, 501],
    [
      "a band of 0, where the country's charge applies",
      [band(0, 500, 60_00), band(501, 999, 0)],
      80_00,
      undefined,
    ],
    ["no bands", [], 80_00, undefined],
  ])("is told for %s", (_name, bands, countryPaise, fromGrams) => {
    expect(findCheaperHeavier(bands, countryPaise)?.fromGrams).toBe(fromGrams);
  });
});
