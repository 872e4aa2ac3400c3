import { convert } from "./money.ts";

/**
 * Currencies that providers count in whole units, and those in thousandths. All others are counted in
 * hundredths (ISO 4217).
 */
const wholeUnitCurrencies = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const thousandthsCurrencies = new Set("BHD JOD KWD OMR TND".split(" "));

/**
 * The smallest amount that the store shows of a currency, in hundredths: a whole yen is 100, a cent is 1. The
 * store shows thousandths of no currency.
 */
export const shownUnit = (currencyCode: string): number => (wholeUnitCurrencies.has(currencyCode) ? 100 : 1);

/**
 * Converts hundredths of a currency, in which the store shows every amount, to the smallest unit that a
 * provider counts in. 123456 hundredths of a yen are 1235 yen; half a unit rounds away from zero.
 */
export function toMinorUnits(hundredths: number, currencyCode: string): number {
  if (wholeUnitCurrencies.has(currencyCode)) return convert(hundredths, 100_000_000);
  return thousandthsCurrencies.has(currencyCode) ? hundredths * 10 : hundredths;
}

/** The reverse of toMinorUnits, to show the amount of a provider. */
export function toHundredths(minor: number, currencyCode: string): number {
  if (wholeUnitCurrencies.has(currencyCode)) return minor * 100;
  return thousandthsCurrencies.has(currencyCode) ? convert(minor, 10_000_000) : minor;
}

/** An amount of the wire, in whole units: 1050 hundredths are 10.5. */
export const hundredthsToAmount = (hundredths: number): number => hundredths / 100;
