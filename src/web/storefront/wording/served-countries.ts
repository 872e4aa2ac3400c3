import { countryList, listedCountries, MAX_NAMED } from "../../../catalogue/shipping/delivery-country.ts";
import type { ServiceLocation } from "../../../contract/catalogue.schemas.ts";
import { countryIn } from "../../../platform/country/country-in.ts";
import { language, t } from "../../../platform/language/t.ts";

/** The only countries that the store delivers to. */
export interface Served {
  /** In the language of the page. */
  readonly countries: readonly string[];
  /** `Norway, Sweden and Denmark`; undefined where they are too many to be named in a sentence. */
  readonly inWords?: string;
}

/** Where the store delivers to; undefined: everywhere. For loaders only. */
export function servedCountries(
  locations: readonly ServiceLocation[],
  onlyListed: boolean | undefined,
): Served | undefined {
  if (!onlyListed) return undefined;
  const names = listedCountries(locations);
  const isFew = names.length > 0 && names.length <= MAX_NAMED;
  return {
    countries: names.map((name) => countryIn(language(), name)),
    ...(isFew && { inWords: countryList(names, language()) }),
  };
}

/** `Delivered to Norway, Sweden and Denmark`; of many countries how many they are. */
export const deliveredTo = ({ countries, inWords }: Served): string =>
  inWords === undefined
    ? t("Delivered to {count} countries", { count: countries.length })
    : t("Delivered to {countries}", { countries: inWords });
