import { countryCodeOf } from "../country/read-country.ts";
import { addressFormat } from "./address-format.ts";

/** Whether an address has no region although its country has them; where nothing is known of a country, it has (specification 5). */
export const lacksRegion = ({
  region,
  country,
}: {
  readonly region: string;
  readonly country: string;
}): boolean => region.trim() === "" && addressFormat(countryCodeOf(country)).required.has("region");
