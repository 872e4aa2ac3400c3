import { createStoredValue, useStoredValue } from "../state/stored-value.ts";
import { useStoreData } from "../store-data.ts";

const storedCountry = createStoredValue<string>("kitstore.country", (stored) =>
  typeof stored === "string" ? stored : "",
);

export const chooseCountry = storedCountry.set;

/** The country for the delivery estimate on product pages, stored in this browser; the store's own by default. */
export function useChosenCountry(choices: readonly string[]): string {
  const { homeCountry } = useStoreData().config.policy;
  const stored = useStoredValue(storedCountry, "");
  if (choices.includes(stored)) return stored;
  return choices.includes(homeCountry) ? homeCountry : (choices[0] ?? homeCountry);
}
