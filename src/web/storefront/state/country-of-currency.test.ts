import { expect, it } from "vitest";
import { likelyCountry } from "./country-of-currency.ts";

it.each([
  ["GBP", "United Kingdom"],
  ["JPY", "India"],
  ["CHF", "India"],
  [null, "India"],
])("with %s chosen, delivery is first to %s", (currency, country) => {
  expect(likelyCountry(["India", "United Kingdom", "Others"], currency, "India")).toBe(country);
});
