import type { CurrencyRate } from "../../contract/catalogue.schemas.ts";

const onHttps = /(?:^|;\s*)__Host-currency=([A-Z]{3})(?:;|$)/;
/** The name on plain http, and that of older versions. */
const plain = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/;

/**
 * The display currency of a page: the one in the cookie when the store has it, else the store's default (a
 * setting; specification 9).
 */
export function pageCurrency(
  cookies: string | undefined,
  rates: readonly CurrencyRate[],
  defaultCurrency: string,
): string {
  const chosen = cookies && (onHttps.exec(cookies) ?? plain.exec(cookies))?.[1];
  return chosen && rates.some((rate) => rate.currencyCode === chosen) ? chosen : defaultCurrency;
}
