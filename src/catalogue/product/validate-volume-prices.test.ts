import { expect, it } from "vitest";
import { validateVolumePrices } from "./validate-volume-prices.ts";

const reason = (
  volumePrices: { fromQuantity: number; unitPrice: number }[] | undefined,
  isSwagItem = false,
) =>
  validateVolumePrices({
    name: "Mug",
    isSwagItem,
    variants: [{ webPrice: 80 }, { webPrice: 100 }],
    ...(volumePrices && { volumePrices }),
  })?.detail;
const from = (fromQuantity: number, unitPrice: number) => ({ fromQuantity, unitPrice });

it("quantities rise from 2, and prices fall from below the dearest variant's", () => {
  expect([
    reason(undefined),
    reason([]),
    reason([from(2, 99.99)]),
    reason([from(10, 90), from(11, 89.99)]),
  ]).toEqual(Array(4).fill(undefined));
});

it.each([
  [[from(1, 90)], /must rise, and start at 2/],
  [[from(5, 90), from(5, 80)], /must rise/],
  [[from(5, 90), from(4, 80)], /must rise/],
  [[from(5, 100)], /must fall/],
  [[from(5, 90), from(6, 90)], /must fall/],
  [[from(5, 90), from(6, 95)], /must fall/],
  [[from(5, 90.005)], /more than two decimals/],
])("%o is refused", (prices, why) => {
  expect(reason(prices)).toMatch(why);
});

it("the welcome kit has none", () => {
  expect([reason([], true), reason([from(2, 1)], true)]).toEqual([
    undefined,
    expect.stringMatching(/^The welcome kit is free/),
  ]);
});
