import { useStoreData } from "../page/store-data.ts";
import { likelyCountry } from "../state/country-of-currency.ts";
import { useChosenCurrency } from "../state/currency.ts";
import { createStoredValue, useStoredValue } from "../state/stored-value.ts";

const storedCountry = createStoredValue<string>("kitstore.country", (stored) =>
  typeof stored === "string" ? stored : "",
);

export const chooseCountry = storedCountry.set;

/** The country for the delivery estimate on product pages, stored in this browser; by default that of the chosen currency. */
export function useChosenCountry(choices: readonly string[]): string {
  const { policy } = useStoreData().config;
  const homeCountry = likelyCountry(choices, useChosenCurrency(), policy.homeCountry);
  const stored = useStoredValue(storedCountry, "");
  if (choices.includes(stored)) return stored;
  return choices.includes(homeCountry) ? homeCountry : (choices[0] ?? homeCountry);
}
