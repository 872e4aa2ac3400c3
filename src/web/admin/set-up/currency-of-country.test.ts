import { expect, it } from "vitest";
import { countryNames } from "../settings/country-names.ts";
import { baseCurrencies } from "./base-currencies.ts";
import { currencyOfCountry } from "./currency-of-country.ts";

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
  expect(currencyOfCountry(country)).toBe(currency);
});

it("each of them is a currency that a store can have", () => {
  const all = countryNames()
    .map(currencyOfCountry)
    .filter((currency) => currency !== undefined);
  for (const currency of new Set(all)) expect(baseCurrencies()).toContain(currency);
});
