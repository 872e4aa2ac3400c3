import type { Trx } from "../../platform/db/database.ts";
import { currencySymbol } from "../../platform/money/currency-symbol.ts";
import { decimalsOf } from "../../platform/money/minor-units.ts";
import { hasCurrency, rebaseRates, replaceRates } from "./base-currency.store.ts";

/**
 * Makes another currency the one that amounts are stored in: its rate becomes 1, and the others keep their worth.
 * Where the store has no rate of it, nobody knows what the others are worth in it, so they are deleted. The caller
 * has checked that no amount is stored.
 */
export async function changeBaseCurrency(trx: Trx, currencyCode: string): Promise<void> {
  if (await hasCurrency(trx, currencyCode)) return rebaseRates(trx, currencyCode);
  return replaceRates(trx, {
    currency_code: currencyCode,
    currency_symbol: currencySymbol(currencyCode),
    currency_name: nameOf(currencyCode),
  });
}

const nameOf = (currencyCode: string): string =>
  new Intl.DisplayNames("en", { type: "currency" }).of(currencyCode) ?? currencyCode;

/** Amounts are stored in hundredths, so a base currency has two decimals. */
export const canBeBase = (currencyCode: string): boolean =>
  Intl.supportedValuesOf("currency").includes(currencyCode) && decimalsOf(currencyCode) === 2;
