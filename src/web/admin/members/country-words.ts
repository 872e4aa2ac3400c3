import { countryOfBrowser } from "../../../platform/country/country-of-browser.ts";
import { language } from "../../../platform/language/t.ts";

interface Choice {
  readonly id: string;
  readonly name: string;
}

/** Where somebody works: their office, else their country as the reader calls it. */
export const placeOf = ({ office, country }: { readonly office: string; readonly country: string }): string =>
  office || countryOfBrowser(language(), country);

/** Countries by their names in the reader's language, in its order. */
export const countriesInWords = (countries: readonly Choice[] = []): Choice[] =>
  countries
    .map(({ id, name }) => ({ id, name: countryOfBrowser(language(), name) }))
    .sort((one, other) => one.name.localeCompare(other.name, language()));
