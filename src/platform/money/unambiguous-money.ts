import { namedCurrency } from "./base-money.ts";
import { currencySymbol } from "./currency-symbol.ts";
import { codedMoneyText, moneyText, type NamedCurrency } from "./money-text.ts";

let shared: ReadonlySet<string> | undefined;

/** Symbols that several currencies have, such as `$` and `kr`. */
function sharedSymbols(): ReadonlySet<string> {
  if (shared) return shared;
  const symbols = Intl.supportedValuesOf("currency").map(currencySymbol);
  shared = new Set(symbols.filter((symbol, index) => symbols.indexOf(symbol) !== index));
  return shared;
}

/**
 * An amount that leaves the shop, in a mail or a document: with the currency's ISO code where its symbol could mean another
 * currency, `USD 1,299.50` but `₹1,299.50`. The amount is in hundredths.
 */
export const unambiguousMoney = (hundredths: number, currency: NamedCurrency, language: string): string =>
  sharedSymbols().has(currency.currencySymbol.trim())
    ? codedMoneyText(hundredths, currency.currencyCode, language)
    : moneyText(hundredths, currency, language);

/** The same in the base currency, from paise. */
export const unambiguousBaseMoney = (paise: number, baseCurrency: string, language: string): string =>
  unambiguousMoney(paise, namedCurrency(baseCurrency), language);
