import { useStoreData } from "../page/store-data.ts";
import { createStoredValue, useStoredValue } from "./stored-value.ts";

const storedCountry = createStoredValue<string>("kitstore.country", (stored) =>
  typeof stored === "string" ? stored : "",
);

/** Stores in this browser the country that a person chose, on a product or in an address. */
export const chooseCountry = storedCountry.set;

/**
 * The delivery country that comes first (readings, "Read anew after use"): the one chosen in this browser, else that of an earlier
 * address, else the store's own. A currency says nothing about it.
 */
export function useChosenCountry(choices: readonly string[], earlier = ""): string {
  const { homeCountry } = useStoreData().config.policy;
  const stored = useStoredValue(storedCountry, "");
  return [stored, earlier, homeCountry].find((each) => choices.includes(each)) ?? choices[0] ?? homeCountry;
}
