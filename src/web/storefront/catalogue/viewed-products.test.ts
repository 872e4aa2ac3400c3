import { expect, it } from "vitest";
import { addViewed, availableCards, parseViewed, withoutProduct } from "./viewed-products.ts";

const of = (...ids: number[]) => ids.map((productId) => ({ productId, categoryUrl: "bags" }));

it("stores the latest first, and each product once", () => {
  expect(of(3, 1, 2).reduce((viewed, each) => addViewed(viewed, each), of(1))).toEqual(of(2, 1, 3));
});

it("shows at most eight, and never the product of the page", () => {
  const many = of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11).reduce<ReturnType<typeof of>>(
    (viewed, each) => addViewed(viewed, each),
    [],
  );
  expect(withoutProduct(11, many)).toEqual(of(10, 9, 8, 7, 6, 5, 4, 3));
  expect(withoutProduct(99, many)).toHaveLength(8);
});

it("keeps the order, and leaves out products that are sold out or no longer listed", () => {
  const card = (productId: number, inStock = true) => ({ productId, inStock });
  expect(availableCards(of(4, 3, 2, 1), [card(1), card(2, false), card(4), card(7)])).toEqual([
    card(4),
    card(1),
  ]);
});

it.each([[null], ["viewed"], [{}], [[null, 7, { productId: "1" }, { productId: 1 }]]])(
  "returns an empty list for %j",
  (stored) => {
    expect(parseViewed(stored)).toEqual([]);
  },
);

it("reads back the same list from JSON", () => {
  expect(parseViewed(JSON.parse(JSON.stringify(of(1, 2))))).toEqual(of(1, 2));
});
