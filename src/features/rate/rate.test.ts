import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFarOff, microsOfText, percentMoved, textOfMicros } from "./rate.ts";
import { readRates } from "./read-rates.ts";

describe("a typed rate", () => {
  it("is kept to the millionth and shown as it was typed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (micros) => {
        expect(microsOfText(textOfMicros(micros))).toBe(micros);
      }),
    );
    expect([textOfMicros(85_000_000), textOfMicros(560_000)]).toEqual(["85", "0.56"]);
  });
  it.each(["", "0", "0.0", "-1", "1e3", "85.1234567", "85,2", " 85", "1000000", "NaN"])(
    "of '%s' is none",
    (text) => {
      expect(microsOfText(text)).toBeUndefined();
    },
  );
  it("is far off above a fifth in either direction, and not at a fifth", () => {
    expect([isFarOff(100, 120), isFarOff(100, 121), isFarOff(100, 80), isFarOff(100, 79)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([percentMoved(85, 102), percentMoved(85, 68)]).toEqual([20, -20]);
  });
});

describe("a source's answer", () => {
  it("is read in both forms", () => {
    expect(readRates({ rupeesPer: { USD: "85.12", EUR: 92 } })).toEqual(
      new Map([
        ["USD", 85_120_000],
        ["EUR", 92_000_000],
      ]),
    );
    expect(readRates({ base: "INR", rates: { USD: 0.0125 } })).toEqual(new Map([["USD", 80_000_000]]));
  });
  it("leaves out what is no rate", () => {
    expect(readRates({ rupeesPer: { USD: null, usd: 85, EUR: -3, GBP: 108 } })).toEqual(
      new Map([["GBP", 108_000_000]]),
    );
    expect(readRates({ base: "INR", rates: { USD: 0, EUR: "x", GBP: Number.NaN } })).toEqual(new Map());
  });
  it.each([null, 7, "85", [], {}, { rates: { USD: 1 } }, { base: "EUR", rates: { USD: 1 } }])(
    "%j is none",
    (answer) => {
      expect(readRates(answer)).toBeUndefined();
    },
  );
});
