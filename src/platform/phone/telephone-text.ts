import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { countryCodeOf } from "../country/read-country.ts";

/**
 * A telephone number as couriers and people abroad can dial it, in the groups of its country: `+91 98200 12345` for `098200-12345`
 * in India. What is no number of that country, or names several, stays as it was typed.
 */
export function telephoneText(typed: string, country: string): string {
  if (!/^[+\d\s().-]+$/.test(typed)) return typed;
  const code = countryCodeOf(country);
  const home = code && isSupportedCountry(code) ? (code satisfies CountryCode) : undefined;
  // `00` is dialled for `+` in most countries.
  const number = parsePhoneNumberFromString(typed.trim().replace(/^00(?=[1-9])/, "+"), {
    ...(home && { defaultCountry: home }),
    extract: false,
  });
  return number?.isValid() ? number.formatInternational() : typed;
}
