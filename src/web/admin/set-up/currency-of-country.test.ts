import { expect, it } from "vitest";
import { countryNames } from "../../../platform/country/find-countries.ts";
import { baseCurrencyOf } from "../../../platform/money/currency-of-country.ts";
import { baseCurrencies } from "./base-currencies.ts";

it.each([
  ["Germany", "EUR"],
  ["Bulgaria", "EUR"],
  ["India", "INR"],
  ["Switzerland", "CHF"],
  ["United States", "USD"],
  ["Japan", undefined],
  ["Nowhere", undefined],
  ["", undefined],
])("the money of %j is %s", (country, currency) => {
  expect(baseCurrencyOf(country)).toBe(currency);
});

it("each of them is a currency that a store can have", () => {
  const all = countryNames()
    .map(baseCurrencyOf)
    .filter((currency) => currency !== undefined);
  for (const currency of new Set(all)) expect(baseCurrencies()).toContain(currency);
});
