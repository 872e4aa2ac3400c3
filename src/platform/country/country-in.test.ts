import { expect, it } from "vitest";
import { countries } from "../../../demo/catalogue/countries.ts";
import { countryIn, otherCountryNames } from "./country-in.ts";

it.each([
  ["Germany", "Deutschland"],
  ["united states", "Vereinigte Staaten"],
  ["UK", "Vereinigtes Königreich"],
  [" Switzerland ", "Schweiz"],
  ["Hong Kong", "Hongkong"],
  ["Deutschland", "Deutschland"],
  ["Middle-earth", "Middle-earth"],
])("%s is %s to German readers", (name, german) => {
  expect(countryIn("de", name)).toBe(german);
  expect(countryIn("en", name)).toBe(name);
});

it("names only those that are called otherwise", () => {
  expect(otherCountryNames("de", ["Japan", "India"])).toEqual({ India: "Indien" });
  expect(otherCountryNames("en", ["Japan", "India"])).toEqual({});
});

it("knows every country of the demo", () => {
  const same = countries.filter(({ name }) => countryIn("de", name) === name).map(({ name }) => name);
  expect(same).toEqual(["Japan", "Rest of the world"]);
});
