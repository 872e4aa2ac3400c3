import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { volumeUnitPaise, withVolumePrices } from "./volume-price.ts";

const prices = [
  { fromQuantity: 10, unitPaise: 45_000 },
  { fromQuantity: 50, unitPaise: 40_000 },
];
const line = (quantity: number, more: { product_id?: number; selling_price_paise?: number } = {}) => ({
  product_id: 1,
  selling_price_paise: 49_900,
  volume_prices: prices,
  quantity,
  ...more,
});
const units = (...lines: ReturnType<typeof line>[]) =>
  withVolumePrices(lines).map((each) => each.selling_price_paise);

describe("the unit price for a quantity", () => {
  test.each([
    [1, 49_900],
    [9, 49_900],
    [10, 45_000],
    [49, 45_000],
    [50, 40_000],
    [999, 40_000],
  ])("of %i is %i paise", (quantity, unitPaise) => {
    expect(volumeUnitPaise(49_900, prices, quantity)).toBe(unitPaise);
  });

  test("is never above the selling price, so a sale that is lower stays", () => {
    expect(volumeUnitPaise(42_000, prices, 10)).toBe(42_000);
    expect(volumeUnitPaise(42_000, prices, 50)).toBe(40_000);
  });

  test("never rises with the quantity, whatever the steps are", () => {
    const step = fc.record({ fromQuantity: fc.integer({ min: 2, max: 999 }), unitPaise: fc.nat(1e8) });
    fc.assert(
      fc.property(
        fc.nat(1e8),
        fc.array(step),
        fc.integer({ min: 1, max: 998 }),
        (selling, steps, quantity) => {
          const unit = volumeUnitPaise(selling, steps, quantity);
          expect(unit).toBeLessThanOrEqual(selling);
          expect(volumeUnitPaise(selling, steps, quantity + 1)).toBeLessThanOrEqual(unit);
          expect(volumeUnitPaise(selling, steps, 1)).toBe(selling);
        },
      ),
    );
  });
});

describe("the lines of a cart", () => {
  test("count a product over all its variants and sizes, and each product alone", () => {
    expect(units(line(6), line(4, { selling_price_paise: 55_000 }))).toEqual([45_000, 45_000]);
    expect(units(line(6), line(4, { product_id: 2 }))).toEqual([49_900, 49_900]);
  });

  test("cost the same however a product's quantity is split over lines, in any order", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }), (quantities) => {
        const whole = units(line(quantities.reduce((sum, each) => sum + each, 0)))[0];
        const lines = quantities.map((each) => line(each));
        expect(new Set(units(...lines))).toEqual(new Set([whole]));
        expect(new Set(units(...lines.toReversed()))).toEqual(new Set([whole]));
      }),
    );
  });
});
