import { DEFAULT_COUNTRY } from "../../../features/shipping/shipping.ts";
import { keptValue, useKept } from "../state/kept-value.ts";

const keptCountry = keptValue<string>("kitstore.country", (stored) =>
  typeof stored === "string" ? stored : DEFAULT_COUNTRY,
);

export const chooseCountry = keptCountry.set;

/** The country whose delivery is shown on product pages, remembered in this browser; India at first. */
export function useChosenCountry(choices: readonly string[]): string {
  const kept = useKept(keptCountry, DEFAULT_COUNTRY);
  return choices.includes(kept) ? kept : DEFAULT_COUNTRY;
}
