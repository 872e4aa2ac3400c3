import { countryOfBrowser } from "../../../platform/country/country-of-browser.ts";
import { language } from "../../../platform/language/t.ts";
import { useCountryName } from "./country-name.ts";

/**
 * How the country of an address is called in the language of the page. One that the store's list lacks is called as the browser calls
 * it: no page shows an address before it is loaded, so a server that knows another name does no harm.
 */
export function useAddressCountry(): (country: string) => string {
  const countryName = useCountryName();
  return (country) => {
    const name = countryName(country);
    return name === country && language() !== "en" ? countryOfBrowser(language(), country) : name;
  };
}
