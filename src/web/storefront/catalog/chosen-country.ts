import { DEFAULT_COUNTRY } from "../../../features/shipping/shipping.ts";
import { createStoredValue, useStoredValue } from "../state/stored-value.ts";

const storedCountry = createStoredValue<string>("kitstore.country", (stored) =>
  typeof stored === "string" ? stored : DEFAULT_COUNTRY,
);

export const chooseCountry = storedCountry.set;

/** The country for the delivery estimate on product pages, stored in this browser; India by default. */
export function useChosenCountry(choices: readonly string[]): string {
  const stored = useStoredValue(storedCountry, DEFAULT_COUNTRY);
  return choices.includes(stored) ? stored : DEFAULT_COUNTRY;
}
