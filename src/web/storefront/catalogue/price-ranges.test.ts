import { expect, it } from "vitest";
import { priceRanges } from "./price-ranges.ts";

const prices = [
  { fromQuantity: 10, unitPrice: 450 },
  { fromQuantity: 50, unitPrice: 400 },
];

it("lists ranges of quantities without gaps, with what is saved", () => {
  expect(priceRanges(prices, 500)).toEqual([
    { from: 1, to: 9, price: 500, percentLess: 0 },
    { from: 10, to: 49, price: 450, percentLess: 10 },
    { from: 50, to: null, price: 400, percentLess: 20 },
  ]);
});

it("leaves out a volume price that a sale undercuts", () => {
  expect(priceRanges(prices, 430)).toEqual([
    { from: 1, to: 49, price: 430, percentLess: 0 },
    { from: 50, to: null, price: 400, percentLess: 6 },
  ]);
  expect(priceRanges(prices, 399)).toHaveLength(1);
  expect(priceRanges([], 399)).toHaveLength(1);
});
