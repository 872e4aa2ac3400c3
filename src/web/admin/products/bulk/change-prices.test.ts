import { expect, it } from "vitest";
import type { StaffProduct } from "../../../../contract/admin/products.ts";
import { changePrices, type PriceChange } from "./change-prices.ts";

const product = {
  variants: [
    { id: 1, webPrice: 399, sellingPrice: 399 },
    { id: 2, webPrice: 449.5, sellingPrice: 349.5 },
  ],
  volumePrices: [{ fromQuantity: 25, unitPrice: 300 }],
} as StaffProduct;
const pricesAfter = (change: Partial<PriceChange>) => {
  const { variants, volumePrices } = changePrices(product, {
    change: "reduce",
    percent: 10,
    isRounded: false,
    ...change,
  });
  return [
    ...variants.map(({ webPrice, sellingPrice }) => [webPrice, sellingPrice]),
    volumePrices.map(({ unitPrice }) => unitPrice),
  ];
};

it("a reduction is taken from the price before, and leaves it", () => {
  expect(pricesAfter({})).toEqual([[399, 359.1], [449.5, 404.55], [300]]);
  expect(pricesAfter({ isRounded: true })).toEqual([[399, 359], [449.5, 405], [300]]);
});

it("its end gives back the price before", () => {
  expect(pricesAfter({ change: "restore", percent: null })).toEqual([[399, 399], [449.5, 449.5], [300]]);
});

it("all prices move together, those for teams too", () => {
  expect(pricesAfter({ change: "raise" })).toEqual([[438.9, 438.9], [494.45, 384.45], [330]]);
  expect(pricesAfter({ change: "lower", percent: 12.5, isRounded: true })).toEqual([
    [349, 349],
    [393, 306],
    [263],
  ]);
});
