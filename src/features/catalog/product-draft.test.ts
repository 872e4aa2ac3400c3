import { expect, it } from "vitest";
import { changedFields, priceRefusal } from "./product-draft.ts";

it("takes prices of whole paise alone, and no selling price above the one before", () => {
  expect(priceRefusal({ webPrice: 499, sellingPrice: 349.5 }, "Mug")).toBeUndefined();
  expect(priceRefusal({ webPrice: 1299.99, sellingPrice: 1299.99 }, "Mug")).toBeUndefined();
  expect(priceRefusal({ webPrice: 1.005, sellingPrice: 1 }, "Mug")?.refused).toBe("price_invalid");
  expect(priceRefusal({ webPrice: 1, sellingPrice: 1.01 }, "Mug")?.refused).toBe("price_invalid");
});

it("tells what a change changed, and nothing else", () => {
  expect(
    changedFields({ name: "a", sizes: ["S"], weight: 1 }, { name: "b", sizes: ["S"], weight: 1 }),
  ).toEqual({
    before: { name: "a" },
    after: { name: "b" },
  });
});
