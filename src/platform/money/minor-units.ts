import { convert } from "./money.ts";

/** Currencies without a smaller unit, and those with thousandths. All others have hundredths (ISO 4217). */
const wholeUnitCurrencies = "BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF";
const thousandthsCurrencies = "BHD IQD JOD KWD LYD OMR TND";

/** Whole units of which providers count hundredths all the same, because the currency once had them. */
const countedInHundredths = "ISK UGX";

/** How many decimals an amount has: two, but none of yen and three of dinars. */
export function decimalsOf(currencyCode: string): 0 | 2 | 3 {
  if (wholeUnitCurrencies.includes(currencyCode)) return 0;
  return thousandthsCurrencies.includes(currencyCode) ? 3 : 2;
}

/**
 * The smallest amount that the store shows of a currency, in hundredths: a whole yen is 100, a cent is 1. Of a dinar it is ten
 * thousandths, the smallest that providers take.
 */
export const shownUnit = (currencyCode: string): number =>
  wholeUnitCurrencies.includes(currencyCode) ? 100 : 1;

/**
 * Converts hundredths of a currency, in which the store keeps every shown amount, to the smallest unit that a
 * provider counts in. 123456 hundredths of a yen are 1235 yen; half a unit rounds away from zero.
 */
export function toMinorUnits(hundredths: number, currencyCode: string): number {
  if (countedInHundredths.includes(currencyCode)) return hundredths;
  if (wholeUnitCurrencies.includes(currencyCode)) return convert(hundredths, 100_000_000);
  return thousandthsCurrencies.includes(currencyCode) ? hundredths * 10 : hundredths;
}

/** The reverse of toMinorUnits, to show the amount of a provider. */
export function toHundredths(minor: number, currencyCode: string): number {
  if (countedInHundredths.includes(currencyCode)) return minor;
  if (wholeUnitCurrencies.includes(currencyCode)) return minor * 100;
  return thousandthsCurrencies.includes(currencyCode) ? convert(minor, 10_000_000) : minor;
}

/** An amount of the wire, in whole units: 1050 hundredths are 10.5. */
export const hundredthsToAmount = (hundredths: number): number => hundredths / 100;
