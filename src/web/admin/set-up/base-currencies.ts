import { decimalsOf } from "../../../platform/money/minor-units.ts";

/** The currencies that amounts can be stored in: those with two decimals. */
export const baseCurrencies = (): readonly string[] =>
  Intl.supportedValuesOf("currency").filter((currency) => decimalsOf(currency) === 2);
