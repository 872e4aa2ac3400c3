import { useSyncExternalStore } from "react";
import { createStoredValue } from "./stored-value.ts";

export const storedCurrency = createStoredValue<string | null>("kitstore.currency", (stored) =>
  typeof stored === "string" && /^[A-Z]{3}$/.test(stored) ? stored : null,
);

/** The currency that was chosen in this browser; null when none was, and in the server's HTML. */
export const useChosenCurrency = (): string | null =>
  useSyncExternalStore(storedCurrency.subscribe, storedCurrency.get, () => null);

/**
 * The code of the chosen currency; `rendered` is the currency of the server's HTML. One that the store does not show any more is
 * not shown.
 */
export function useCurrencyCode(
  rendered: string,
  rates: readonly { readonly currencyCode: string }[],
): string {
  const chosen = useChosenCurrency();
  return chosen && rates.some(({ currencyCode }) => currencyCode === chosen) ? chosen : rendered;
}
