import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentOf } from "../../platform/money/money.ts";
import { shownTotals } from "../../platform/money/shown-totals.ts";
import type { Discount } from "./discount.ts";
import { grandTotalPaise, priceLines } from "./pricing.ts";

const line = fc.record({
  unitSellingPaise: fc.integer({ min: 0, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  isSwag: fc.boolean(),
  packageWeightGrams: fc.integer({ min: 0, max: 100_000 }),
});
const lines = fc.array(line, { maxLength: 30 });
/** Includes discounts that no coupon has: above 100 percent, above the sub total, below zero. */
const discounts: fc.Arbitrary<Discount> = fc.oneof(
  fc.constant<Discount>({ kind: "none" }),
  fc.integer({ min: -500, max: 20_000 }).map((basisPoints): Discount => ({ kind: "percent", basisPoints })),
  fc.integer({ min: -500, max: 1e12 }).map((amountPaise): Discount => ({ kind: "fixed", amountPaise })),
);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const mug = { unitSellingPaise: 49_900, quantity: 2, isSwag: false, packageWeightGrams: 400 };
const kit = { unitSellingPaise: 0, quantity: 1, isSwag: true, packageWeightGrams: 1800 };

describe("priceLines", () => {
  test("multiplies, adds and weighs [spec 9.12]", () => {
    const pen = { unitSellingPaise: 9_905, quantity: 3, isSwag: false, packageWeightGrams: 30 };
    const priced = priceLines([mug, pen], { kind: "percent", basisPoints: 1000 });
    expect(priced).toEqual({
      lines: [
        { ...mug, totalPaise: 99_800, discountPaise: 9_980 },
        { ...pen, totalPaise: 29_715, discountPaise: 2_972 },
      ],
      subTotalPaise: 129_515,
      discountPaise: 12_952,
      weightGrams: 890,
      netQuantity: 5,
    });
  });

  test("splits a fixed amount over the lines, at most the sub total", () => {
    const pen = { ...mug, unitSellingPaise: 19_900, quantity: 1 };
    const cup = { ...mug, quantity: 1 };
    const off = (amountPaise: number) =>
      priceLines([cup, kit, pen], { kind: "fixed", amountPaise }).lines.map((each) => each.discountPaise);
    expect(off(25_000)).toEqual([17_872, 0, 7_128]);
    expect(off(999_999)).toEqual([49_900, 0, 19_900]);
  });

  test("gives the kit for nothing, whatever price it carries [spec 9.14]", () => {
    const priced = priceLines([{ ...kit, unitSellingPaise: 250_000 }], {
      kind: "fixed",
      amountPaise: 25_000,
    });
    expect(priced).toMatchObject({ subTotalPaise: 0, discountPaise: 0, weightGrams: 1800, netQuantity: 1 });
    expect(priced.lines[0]).toMatchObject({ totalPaise: 0, discountPaise: 0 });
  });

  test("has lines that add up to the totals", () => {
    fc.assert(
      fc.property(lines, discounts, (cart, discount) => {
        const priced = priceLines(cart, discount);
        expect(sum(priced.lines.map((each) => each.totalPaise))).toBe(priced.subTotalPaise);
        expect(sum(priced.lines.map((each) => each.discountPaise))).toBe(priced.discountPaise);
      }),
    );
  });

  test("no discount makes a line, a total or anything shown negative", () => {
    fc.assert(
      fc.property(lines, discounts, fc.integer({ min: 1_000, max: 1e9 }), (cart, discount, rateMicros) => {
        const priced = priceLines(cart, discount);
        for (const each of priced.lines) {
          expect(each.discountPaise).toBeGreaterThanOrEqual(0);
          expect(each.discountPaise).toBeLessThanOrEqual(each.totalPaise);
        }
        expect(grandTotalPaise(priced.subTotalPaise, priced.discountPaise, null)).toBeGreaterThanOrEqual(0);
        const shown = shownTotals({ lines: priced.lines, shippingPaise: null }, rateMicros);
        expect(Math.min(shown.subTotal, shown.discount, shown.grandTotal)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("a fixed discount within the sub total is taken off exactly", () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (cart, part) => {
        const { subTotalPaise } = priceLines(cart, { kind: "none" });
        const amountPaise = Math.floor(subTotalPaise * part);
        expect(priceLines(cart, { kind: "fixed", amountPaise }).discountPaise).toBe(amountPaise);
      }),
    );
  });

  test("percent by line and percent of the sum differ by at most half a paisa a line and half [spec 9.16]", () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 10_000 }), (cart, basisPoints) => {
        const priced = priceLines(cart, { kind: "percent", basisPoints });
        priced.lines.forEach((each) => {
          expect(each.discountPaise).toBe(percentOf(each.totalPaise, basisPoints));
        });
        const apart = Math.abs(priced.discountPaise - percentOf(priced.subTotalPaise, basisPoints));
        expect(apart).toBeLessThanOrEqual((priced.lines.length + 1) / 2);
      }),
    );
  });

  test("has the same totals in any order of the lines", () => {
    fc.assert(
      fc.property(lines, discounts, (cart, discount) => {
        const { lines: _, ...there } = priceLines(cart, discount);
        const { lines: __, ...back } = priceLines(cart.toReversed(), discount);
        expect(back).toEqual(there);
      }),
    );
  });

  test("keeps the other fields of a line, and does not change the given line", () => {
    const given = Object.freeze({ ...mug, name: "Mug" });
    expect(priceLines([given], { kind: "none" }).lines[0]).toEqual({
      ...given,
      totalPaise: 99_800,
      discountPaise: 0,
    });
  });
});

test("the grand total is sub total minus discount plus shipping; shipping to be confirmed adds nothing yet [spec 9.15]", () => {
  expect(grandTotalPaise(99_800, 9_980, 12_000)).toBe(101_820);
  expect(grandTotalPaise(99_800, 9_980, null)).toBe(89_820);
});
