import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  convert,
  formatMoney,
  paiseToRupees,
  percentOf,
  rupeesToPaise,
  shownTotals,
  splitByLargestRemainder,
  toRateMicros,
} from "./money.ts";

const paise = fc.integer({ min: -1e13, max: 1e13 });
const rates = fc.oneof(
  fc.constantFrom(1, 85, 92, 108, 23.15, 63, 0.56).map(toRateMicros),
  fc.integer({ min: 1_000, max: 1e12 }),
);
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

  test("is a whole number at most half a paisa from the exact share", () => {
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

  test("adds up to the total exactly", () => {
    fc.assert(
      fc.property(paise, weights, (total, over) => {
        expect(sum(splitByLargestRemainder(total, over))).toBe(total);
      }),
    );
  });

  test("gives each less than one paisa away from its exact share, and nothing to weight 0", () => {
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
  ])("%i paise at a rate of %d show %i", (amount, rate, expected) => {
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

describe("formatMoney", () => {
  test.each([
    [129_900, "$", "$1,299.00"],
    [-500, "$", "-$5.00"],
    [5, "₹", "₹0.05"],
    [-5, "₹", "-₹0.05"],
    [0, "€", "€0.00"],
    [123_456_789_01, "AED ", "AED 123,456,789.01"],
  ])("%i with %j is %j", (minor, symbol, expected) => {
    expect(formatMoney(minor, symbol)).toBe(expected);
  });

  test("writes as Intl.NumberFormat does", () => {
    const platform = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        expect(formatMoney(minor, "$")).toBe(platform.format(minor / 100));
      }),
    );
  });
});

describe("yen, which have no hundredths", () => {
  test.each([
    [10_000, 0.56, 17_900, "¥179"],
    [49_900, 0.56, 89_100, "¥891"],
    [129_900, 0.56, 232_000, "¥2,320"],
  ])("%i paise at %d are whole yen", (amount, rate, expected, text) => {
    expect(convert(amount, toRateMicros(rate), 100)).toBe(expected);
    expect(formatMoney(expected, "¥", 100)).toBe(text);
  });

  test("add up in a total as they are shown", () => {
    const line = { totalPaise: 10_000, discountPaise: 1_000, isSwag: false };
    const shown = shownTotals({ lines: [line, line, line], shippingPaise: 6_000 }, toRateMicros(0.56), 100);
    expect(shown).toEqual({
      lines: [17_900, 17_900, 17_900],
      subTotal: 53_700,
      discount: 5_400,
      shipping: 10_700,
      grandTotal: 59_000,
    });
  });
});

describe("shownTotals", () => {
  const line = fc
    .tuple(fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 0, max: 10_000 }), fc.boolean())
    .map(([totalPaise, basisPoints, isSwag]) => ({
      totalPaise,
      discountPaise: percentOf(totalPaise, basisPoints),
      isSwag,
    }));
  const parts = fc.record({
    lines: fc.array(line, { maxLength: 30 }),
    shippingPaise: fc.option(fc.integer({ min: 0, max: 1e8 })),
  });

  test("add up to the digit as they are printed, in every currency, and none is negative", () => {
    fc.assert(
      fc.property(parts, rates, (cart, rate) => {
        const shown = shownTotals(cart, rate);
        expect(sum(shown.lines)).toBe(shown.subTotal);
        expect(shown.subTotal - shown.discount + (shown.shipping ?? 0)).toBe(shown.grandTotal);
        const all = [...shown.lines, shown.subTotal, shown.discount, shown.shipping ?? 0, shown.grandTotal];
        expect(all.every((amount) => amount >= 0)).toBe(true);
        expect(shown.discount).toBeLessThanOrEqual(shown.subTotal);
      }),
    );
  });

  test("are the conversions of each line, each discount and the shipping", () => {
    const shown = shownTotals(
      {
        lines: [
          { totalPaise: 49_900, discountPaise: 4_990, isSwag: false },
          { totalPaise: 49_900, discountPaise: 4_990, isSwag: false },
          { totalPaise: 99_900, discountPaise: 100, isSwag: true },
        ],
        shippingPaise: 12_000,
      },
      85_000_000,
    );
    // 998.00 / 85 is 11.741, but the lines show 5.87 twice: 11.74. 99.80 / 85 is 1.174, shown as 0.59 twice.
    expect(shown).toEqual({
      lines: [587, 587, 0],
      subTotal: 1174,
      discount: 118,
      shipping: 141,
      grandTotal: 1197,
    });
  });

  test("keep 'to be confirmed' apart from free", () => {
    expect(shownTotals({ lines: [], shippingPaise: null }, 1e6).shipping).toBeNull();
    expect(shownTotals({ lines: [], shippingPaise: 0 }, 1e6).shipping).toBe(0);
  });

  test("in the base currency are the stored amounts themselves", () => {
    fc.assert(
      fc.property(parts, (cart) => {
        const sold = cart.lines.filter((each) => !each.isSwag);
        const shown = shownTotals(cart, 1e6);
        expect(shown.subTotal).toBe(sum(sold.map((each) => each.totalPaise)));
        expect(shown.discount).toBe(sum(sold.map((each) => each.discountPaise)));
        expect(shown.shipping).toBe(cart.shippingPaise);
      }),
    );
  });
});
