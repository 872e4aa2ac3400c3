import { cookieName } from "../../../platform/session/cookie-name.ts";
import { storedCurrency } from "./currency.ts";

const YEAR_SECONDS = 31_536_000;

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
