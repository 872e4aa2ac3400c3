import { currencySymbol } from "./currency-symbol.ts";
import { moneyText, type NamedCurrency } from "./money-text.ts";

/** The base currency by its own symbol, with the amount in paise: `₹1,29,900.00`. */
export const baseMoneyText = (paise: number, baseCurrency: string, language = "en"): string =>
  moneyText(paise, namedCurrency(baseCurrency), language);

export const namedCurrency = (currencyCode: string): NamedCurrency => ({
  currencyCode,
  currencySymbol: currencySymbol(currencyCode),
});
