import { postalLines } from "../../platform/address/postal-lines.ts";
import { countryIn } from "../../platform/country/country-in.ts";
import { englishCountryName } from "../../platform/country/country-names.ts";
import { countryCodeOf } from "../../platform/country/read-country.ts";
import type { Language } from "../../platform/language/language.ts";

interface StoredAddress {
  readonly address: string;
  readonly recipient_city: string;
  readonly region: string;
  readonly postal_code: string;
  readonly country: string;
}

const fieldsOf = ({ address, recipient_city, region, postal_code }: StoredAddress) => ({
  address,
  recipientCity: recipient_city,
  region,
  postalCode: postal_code,
});

/** A postal address as a document has it, without the name. */
export const addressLines = (address: StoredAddress, language: Language = "en"): string[] =>
  postalLines(fieldsOf(address), {
    code: countryCodeOf(address.country),
    country: countryIn(language, address.country),
  });

/**
 * The same as it is written on a parcel, in the capitals that its country's post wants. Of a parcel abroad the country is in
 * English and in capitals, which the post of every country reads.
 */
export function labelLines(address: StoredAddress, homeCountry: string): string[] {
  const code = countryCodeOf(address.country);
  const isHome = code === undefined ? false : code === countryCodeOf(homeCountry);
  const english = code === undefined ? address.country : englishCountryName(code);
  const country = isHome ? address.country : english.toUpperCase();
  return postalLines(fieldsOf(address), { code, country, isLabel: true });
}
