import { countryIn } from "../../../../platform/country/country-in.ts";
import { englishCountryName } from "../../../../platform/country/country-names.ts";
import { countryCodeOf, readCountry } from "../../../../platform/country/read-country.ts";
import { language, t } from "../../../../platform/language/t.ts";

/**
 * The country that a customer typed, as the store's list calls it, or else by its English name: the server charges `USA` as United
 * States, and the page has to show the same. What cannot be read is a question with the closest names.
 */
export function readTypedCountry(
  text: string,
  listed: readonly string[],
): { readonly country: string } | { readonly question: string } {
  const read = readCountry(text);
  if (read.kind === "known") {
    const name = listed.find((each) => countryCodeOf(each) === read.code);
    return { country: name ?? englishCountryName(read.code) };
  }
  const codes = read.kind === "ambiguous" ? read.codes : read.proposals;
  const names = codes.map((code) => countryIn(language(), englishCountryName(code)));
  const list = new Intl.ListFormat(language(), { type: "disjunction" }).format(names);
  if (names.length === 0)
    return { question: t("We don’t know this country. Please check how it is written.") };
  return { question: t("Did you mean {countries}?", { countries: list }) };
}
