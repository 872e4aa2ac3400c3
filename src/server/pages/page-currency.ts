import type { CurrencyRate } from "../../contract/catalog.schemas.ts";

export const DEFAULT_CURRENCY = "USD";

/** The currency of a page: the cookie's when the store knows it, else the default (specification 9). */
export function pageCurrency(cookies: string | undefined, rates: readonly CurrencyRate[]): string {
  const chosen = cookies && /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(cookies)?.[1];
  return chosen && rates.some((rate) => rate.currencyCode === chosen) ? chosen : DEFAULT_CURRENCY;
}
