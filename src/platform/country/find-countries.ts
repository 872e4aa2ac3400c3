import { countryCodes } from "./country-codes.ts";
import { codesNamed, englishCountryName, foldCountry, knownNames } from "./country-names.ts";
import { countryCodeOf } from "./read-country.ts";

let names: readonly string[] | undefined;

/** The countries of the world by their usual English names, in the order of the alphabet. */
export function countryNames(): readonly string[] {
  names ??= countryCodes.map(englishCountryName).sort((a, b) => a.localeCompare(b, "en"));
  return names;
}

/** The usual English name of a country that somebody typed: `Deutschland` and `de` are Germany. What is no known name stays. */
export function knownCountry(typed: string): string {
  const code = countryCodeOf(typed);
  return code === undefined ? typed : englishCountryName(code);
}

/** The countries of which any name begins with what is typed, or whose English name contains it. */
export function findCountries(typed: string): readonly string[] {
  const sought = foldCountry(typed);
  const begun = [...knownNames()].filter((name) => name.length > 3 && name.startsWith(sought));
  const found = new Set(begun.flatMap(codesNamed).map(englishCountryName));
  return countryNames().filter((name) => found.has(name) || foldCountry(name).includes(sought));
}
