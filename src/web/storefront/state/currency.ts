import { useSyncExternalStore } from "react";
import { keptValue } from "./kept-value.ts";

const YEAR_SECONDS = 31_536_000;
const keptCurrency = keptValue<string | null>("kitstore.currency", (stored) =>
  typeof stored === "string" && /^[A-Z]{3}$/.test(stored) ? stored : null,
);

/** Remembers the choice here, and in a cookie from which the server renders the next page in it. */
export function chooseCurrency(code: string): void {
  keptCurrency.set(code);
  mirrorCurrency();
}

/** A cookie may be gone while local storage is not: the server should show what the browser will. */
export function mirrorCurrency(): void {
  const code = keptCurrency.get();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and on plain http
  if (code) document.cookie = `currency=${code}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/** The chosen currency's code; `rendered` is the one the page's HTML shows. */
export function useCurrencyCode(rendered: string): string {
  return useSyncExternalStore(
    keptCurrency.subscribe,
    () => keptCurrency.get() ?? rendered,
    () => rendered,
  );
}
