import { expect, it } from "vitest";
import { changedFields, validatePrices } from "./validate-product.ts";

it("accepts only prices in whole paise, and no selling price above the web price", () => {
  expect(validatePrices({ webPrice: 499, sellingPrice: 349.5 }, "Mug")).toBeUndefined();
  expect(validatePrices({ webPrice: 1299.99, sellingPrice: 1299.99 }, "Mug")).toBeUndefined();
  expect(validatePrices({ webPrice: 1.005, sellingPrice: 1 }, "Mug")?.refused).toBe("price_invalid");
  expect(validatePrices({ webPrice: 1, sellingPrice: 1.01 }, "Mug")?.refused).toBe("price_invalid");
});

it("returns only the fields that changed", () => {
  expect(
    changedFields({ name: "a", sizes: ["S"], weight: 1 }, { name: "b", sizes: ["S"], weight: 1 }),
  ).toEqual({
    before: { name: "a" },
    after: { name: "b" },
  });
});
