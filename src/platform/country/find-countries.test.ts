import { expect, it } from "vitest";
import { findCountries, knownCountry } from "./find-countries.ts";

it.each([
  ["Deutschland", "Germany"],
  [" deutschland ", "Germany"],
  ["DE", "Germany"],
  ["España", "Spain"],
  ["भारत", "India"],
  ["Germany", "Germany"],
  ["Rest of the world", "Rest of the world"],
  ["", ""],
])("%j is the country %j", (typed, country) => {
  expect(knownCountry(typed)).toBe(country);
});

it("finds countries by their own names, and by a part of the English ones", () => {
  expect(findCountries("Deutschl")).toEqual(["Germany"]);
  expect(findCountries("germ")).toEqual(["Germany"]);
  expect(findCountries("zealand")).toEqual(["New Zealand"]);
  expect(findCountries("xyz")).toEqual([]);
  expect(findCountries("").length).toBeGreaterThan(240);
});
