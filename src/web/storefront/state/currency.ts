import { useSyncExternalStore } from "react";
import { cookieName } from "../../../platform/session/cookie-name.ts";
import { createStoredValue } from "./stored-value.ts";

const YEAR_SECONDS = 31_536_000;
const storedCurrency = createStoredValue<string | null>("kitstore.currency", (stored) =>
  typeof stored === "string" && /^[A-Z]{3}$/.test(stored) ? stored : null,
);

/** Stores the choice, and writes it to a cookie so that the server renders the next page in this currency. */
export function chooseCurrency(code: string): void {
  storedCurrency.set(code);
  writeCurrencyCookie();
}

/** Writes the cookie from local storage. The cookie may have expired, and server and browser must show the same. */
export function writeCurrencyCookie(): void {
  const code = storedCurrency.get();
  if (!code) return;
  const isHttps = location.protocol === "https:";
  if (isHttps) writeCookie("currency=; Path=/; Max-Age=0"); // an older version used this name on https too
  writeCookie(
    `${cookieName("currency", isHttps)}=${code}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isHttps ? "; Secure" : ""}`,
  );
}

function writeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and on plain http
  document.cookie = text;
}

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
  const chosen = useSyncExternalStore(storedCurrency.subscribe, storedCurrency.get, () => null);
  return chosen && rates.some(({ currencyCode }) => currencyCode === chosen) ? chosen : rendered;
}
