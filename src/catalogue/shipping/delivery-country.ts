import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import { staffText, untranslated } from "../../contract/staff-text.ts";
import { countryIn } from "../../platform/country/country-in.ts";
import { englishCountryName } from "../../platform/country/country-names.ts";
import { countryCodeOf, countryQuestion, readCountry } from "../../platform/country/read-country.ts";
import { type Language, languages } from "../../platform/language/language.ts";

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

interface NamedLocation {
  readonly name: string;
  readonly isRestOfWorld: boolean;
}

/**
 * The country that an address names, as the store's list calls it, or else by its English name: `IN`, `U.S.A.` and `Deutschland`
 * are charged as India, United States and Germany. Refuses country_unknown for what cannot be read, or may be two countries.
 */
export function deliveryCountry(
  text: string,
  locations: readonly NamedLocation[],
): string | Refusal<"country_unknown"> {
  const listed = listedCountries(locations);
  const named = listed.find((name) => isSame(name, text));
  if (named !== undefined) return named;
  const read = readCountry(text);
  if (read.kind !== "known") return refuse("country_unknown", countryQuestion(text, read));
  return listed.find((name) => countryCodeOf(name) === read.code) ?? englishCountryName(read.code);
}

/** Where the store delivers to. */
export interface DeliveryArea<L extends NamedLocation = NamedLocation> {
  readonly locations: readonly L[];
  /** Staff's switch: no country beside those listed. */
  readonly isOnlyListed: boolean;
}

/** So many countries are named in a sentence; of more it says how many they are. */
export const MAX_NAMED = 5;

/** The names of the countries that have a charge of their own. */
export const listedCountries = (locations: readonly NamedLocation[]): string[] =>
  locations.filter(({ isRestOfWorld }) => !isRestOfWorld).map(({ name }) => name);

/** `deliveryCountry`, for where something is sent. Refuses country_not_served where staff have switched to the listed ones alone. */
export function servedCountry(
  text: string,
  { locations, isOnlyListed }: DeliveryArea,
): string | Refusal<"country_not_served" | "country_unknown"> {
  const country = deliveryCountry(text, locations);
  const countries = listedCountries(locations);
  if (isRefusal(country) || !isOnlyListed || countries.includes(country)) return country;
  const isFew = countries.length > 0 && countries.length <= MAX_NAMED;
  return refuse(
    "country_not_served",
    notServed(country, countries),
    isFew ? { countries: inEachLanguage(countries) } : undefined,
  );
}

function notServed(country: string, countries: readonly string[]) {
  if (countries.length === 0)
    return staffText`We do not deliver to ${country}, nor anywhere else at the moment.`;
  if (countries.length > MAX_NAMED)
    return staffText`We deliver to ${countries.length} countries, and ${country} is not one of them.`;
  return staffText`We deliver to ${untranslated(countryList(countries, "en"))}, and not to ${country}.`;
}

/** `Norway, Sweden and Denmark` in a language; in English without a comma before the last. */
export const countryList = (countries: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === "en" ? "en-GB" : language).format(
    countries.map((name) => countryIn(language, name)),
  );

const inEachLanguage = (countries: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(languages.map((language) => [language, countryList(countries, language)]));
