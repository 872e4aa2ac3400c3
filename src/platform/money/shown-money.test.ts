import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rates } from "../../../tests/support/random-rates.ts";
import { convert, percentOf, toRateMicros } from "./money.ts";
import { moneyText } from "./money-text.ts";
import { shownTotals } from "./shown-totals.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe("yen, which have no hundredths", () => {
  test.each([
    [10_000, 0.56, 17_900, "¥179"],
    [49_900, 0.56, 89_100, "¥891"],
    [129_900, 0.56, 232_000, "¥2,320"],
  ])("%i paise at %d are whole yen", (amount, rate, expected, text) => {
    expect(convert(amount, toRateMicros(rate), 100)).toBe(expected);
    expect(moneyText(expected, { currencyCode: "JPY", currencySymbol: "¥" }, "en")).toBe(text);
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

  test("add up to the digit as they are printed, in every currency, and none is negative [spec 9.17, 10.13]", () => {
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
