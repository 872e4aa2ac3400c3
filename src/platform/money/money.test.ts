import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rates } from "../../../tests/support/random-rates.ts";
import {
  convert,
  includedTax,
  paiseToRupees,
  percentOf,
  plainDecimal,
  rupeesToPaise,
  shareOf,
  toRateMicros,
} from "./money.ts";
import { splitByLargestRemainder } from "./split-amount.ts";

const paise = fc.integer({ min: -1e13, max: 1e13 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe("percentOf", () => {
  test.each([
    [1000, 1000, 100],
    [5, 1000, 1],
    [4, 1000, 0],
    [-5, 1000, -1],
    [1299_00, 3333, 43296],
    [999, 10_000, 999],
    [999, 0, 0],
    [99_999_999_00, 10_000, 99_999_999_00],
  ])("%i paise at %i basis points are %i", (amount, basisPoints, expected) => {
    expect(percentOf(amount, basisPoints)).toBe(expected);
  });

  test("is a whole number at most half a paisa from the exact share [spec 9.17, 10.11]", () => {
    fc.assert(
      fc.property(paise, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const off = BigInt(percentOf(amount, basisPoints)) * 10_000n - BigInt(amount) * BigInt(basisPoints);
        expect(off <= 5_000n && off >= -5_000n).toBe(true);
      }),
    );
  });

  test("rounds a negative amount like a positive one", () => {
    fc.assert(
      fc.property(paise, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        expect(percentOf(-amount, basisPoints) + percentOf(amount, basisPoints)).toBe(0);
      }),
    );
  });
});

test.each([
  [118_00, 1800, 1, 18_00],
  [118_00, 1800, 2, 9_00],
  [100_00, 0, 1, 0],
] as const)(
  "%i paise at %i basis points include a tax in %i parts of %i",
  (gross, basisPoints, parts, expected) => {
    expect(includedTax(gross, basisPoints, parts)).toBe(expected);
  },
);

describe("shareOf", () => {
  test.each([
    [100, 1, 3, 33],
    [100, 2, 3, 67],
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [100, 3, 2, 150],
    [9_007_199_254_740_991, 9_999, 10_000, 9_006_298_534_815_517],
    [1_299_00, 0, 7, 0],
  ])("of %i paise %i of %i are %i", (amount, part, whole, expected) => {
    expect(shareOf(amount, part, whole)).toBe(expected);
  });

  test("refuses a whole that is not above 0", () => {
    expect(() => shareOf(1, 1, 0)).toThrow(RangeError);
    expect(() => shareOf(1, 1, -1)).toThrow(RangeError);
  });
});

describe("plainDecimal", () => {
  test.each([
    [0, "0.00"],
    [-0, "0.00"],
    [5, "0.05"],
    [-5, "-0.05"],
    [129_950, "1299.50"],
    [-129_950, "-1299.50"],
    [9_007_199_254_740_991, "90071992547409.91"],
  ])("of %i paise is %s", (amount, expected) => {
    expect(plainDecimal(amount)).toBe(expected);
  });
});

describe("splitByLargestRemainder", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e11 }), { minLength: 1, maxLength: 40 });

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [200, [1, 1, 1], [67, 67, 66]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [25_000, [49_900, 19_900, 0], [17_872, 7_128, 0]],
    [10, [0, 0, 0], [4, 3, 3]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
    [5, [0, 7], [0, 5]],
  ])("%i over %j is %j", (total, over, expected) => {
    expect(splitByLargestRemainder(total, over)).toEqual(expected);
  });

  test("adds up to the total exactly [spec 10.12]", () => {
    fc.assert(
      fc.property(paise, weights, (total, over) => {
        expect(sum(splitByLargestRemainder(total, over))).toBe(total);
      }),
    );
  });

  test("gives each less than one paisa away from its exact share, and nothing to weight 0 [spec 10.12]", () => {
    fc.assert(
      fc.property(paise, weights, (total, over) => {
        const whole = BigInt(sum(over));
        if (whole === 0n) return;
        splitByLargestRemainder(total, over).forEach((part, index) => {
          const weight = BigInt(over[index] ?? 0);
          const off = BigInt(part) * whole - BigInt(total) * weight;
          expect(off < whole && off > -whole).toBe(true);
          if (weight === 0n) expect(part).toBe(0);
        });
      }),
    );
  });

  test("never gives the lighter more than the heavier, nor the later more than an equal earlier one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), weights, (total, over) => {
        const parts = splitByLargestRemainder(total, over);
        over.forEach((weight, i) => {
          over.forEach((other, j) => {
            if (weight > other || (weight === other && i < j))
              expect(parts[i]).toBeGreaterThanOrEqual(parts[j] ?? Number.NaN);
          });
        });
      }),
    );
  });

  test("refuses what cannot be split", () => {
    expect(() => splitByLargestRemainder(1, [])).toThrow(RangeError);
    expect(() => splitByLargestRemainder(1, [2, -1])).toThrow(RangeError);
  });
});

describe("convert", () => {
  test.each([
    [85_000, 85, 1000],
    [49_900, 85, 587],
    [49_900, 1, 49_900],
    [10_000, 0.56, 17_857],
    [10_000, 23.15, 432],
    [1, 2, 1],
    [-1, 2, -1],
    [1, 2.000001, 0],
  ])("%i paise at a rate of %d show %i [spec 9.6, 10.11]", (amount, rate, expected) => {
    expect(convert(amount, toRateMicros(rate))).toBe(expected);
  });

  test("never converts a larger amount to a smaller one", () => {
    fc.assert(
      fc.property(paise, paise, rates, (one, other, rate) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(convert(less, rate)).toBeLessThanOrEqual(convert(more, rate));
      }),
    );
  });

  test("converts a negative amount like a positive one, at most half a minor unit from exact", () => {
    fc.assert(
      fc.property(paise, rates, (amount, rate) => {
        const shown = convert(amount, rate);
        expect(convert(-amount, rate) + shown).toBe(0);
        const off = 2n * (BigInt(shown) * BigInt(rate) - BigInt(amount) * 1_000_000n);
        // An amount above the safe integers is not exact, and no price is that high.
        if (Number.isSafeInteger(shown)) expect(off <= BigInt(rate) && off >= -BigInt(rate)).toBe(true);
      }),
    );
  });

  test("refuses a rate that is not above 0", () => {
    for (const rate of [0, -1, Number.NaN]) expect(() => convert(1, rate)).toThrow("must be above 0");
  });
});

describe("toRateMicros", () => {
  test("keeps six decimals of a divisor", () => {
    expect([1, 85, 2.01, 0.56, 0.000001].map(toRateMicros)).toEqual([1e6, 85e6, 2_010_000, 560_000, 1]);
  });

  test("refuses a rate that is not a positive number", () => {
    for (const rate of [0, -85, 0.0000001, Number.NaN, Number.POSITIVE_INFINITY, 1e300])
      expect(() => toRateMicros(rate)).toThrow(RangeError);
  });
});

describe("amounts of the API", () => {
  test("are the same after both conversions", () => {
    fc.assert(
      fc.property(paise, (amount) => {
        expect(rupeesToPaise(paiseToRupees(amount))).toBe(amount);
      }),
    );
    expect(paiseToRupees(129_950)).toBe(1299.5);
  });

  test.each([
    [499, 49_900],
    [1.005, 101],
    [-1.005, -101],
    [8.165, 817],
    [0.004, 0],
    [-0.004, 0],
    [5e-7, 0],
    [0.1 + 0.2, 30],
  ])("%d rupees are %i paise", (amount, expected) => {
    expect(rupeesToPaise(amount)).toBe(expected);
  });

  test("are NaN, without throwing, when they are too large", () => {
    for (const amount of [1e300, -1e21, 1e14, Number.POSITIVE_INFINITY, Number.NaN])
      expect(rupeesToPaise(amount)).toBeNaN();
  });
});
