import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMicros, isFarOff, parseMicros, percentChange } from "./currency-rate.ts";
import { parseRates } from "./parse-rates.ts";

describe("a typed rate", () => {
  it("is stored to the millionth and shown as it was typed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (micros) => {
        expect(parseMicros(formatMicros(micros))).toBe(micros);
      }),
    );
    expect([formatMicros(85_000_000), formatMicros(560_000)]).toEqual(["85", "0.56"]);
  });
  it.each(["", "0", "0.0", "-1", "1e3", "85.1234567", "85,2", " 85", "1000000", "NaN"])(
    "'%s' is not a rate",
    (text) => {
      expect(parseMicros(text)).toBeUndefined();
    },
  );
  it("is far off above 20 % in either direction, and not at exactly 20 %", () => {
    expect([isFarOff(100, 120), isFarOff(100, 121), isFarOff(100, 80), isFarOff(100, 79)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect([percentChange(85, 102), percentChange(85, 68)]).toEqual([20, -20]);
  });
});

describe("a response of the source", () => {
  it("is read in both forms", () => {
    expect(parseRates({ rupeesPer: { USD: "85.12", EUR: 92 } }, "INR")).toEqual(
      new Map([
        ["USD", 85_120_000],
        ["EUR", 92_000_000],
      ]),
    );
    expect(parseRates({ base: "INR", rates: { USD: 0.0125 } }, "INR")).toEqual(
      new Map([["USD", 80_000_000]]),
    );
  });
  it("is read for the store's base currency only", () => {
    const euros = { base: "EUR", perUnit: { USD: "0.92" } };
    expect(parseRates(euros, "EUR")).toEqual(new Map([["USD", 920_000]]));
    expect(parseRates(euros, "INR")).toBeUndefined();
    expect(parseRates({ rupeesPer: { USD: 85 } }, "EUR")).toBeUndefined();
  });
  it("is read without the entries that are not rates", () => {
    expect(parseRates({ rupeesPer: { USD: null, usd: 85, EUR: -3, GBP: 108 } }, "INR")).toEqual(
      new Map([["GBP", 108_000_000]]),
    );
    expect(parseRates({ base: "INR", rates: { USD: 0, EUR: "x", GBP: Number.NaN } }, "INR")).toEqual(
      new Map(),
    );
  });
  it.each([null, 7, "85", [], {}, { rates: { USD: 1 } }, { base: "EUR", rates: { USD: 1 } }])(
    "%j is not one",
    (body) => {
      expect(parseRates(body, "INR")).toBeUndefined();
    },
  );
});
