import { convert } from "../money/money.ts";

/** Currencies that providers count in whole units, and in thousandths; all others in hundredths (ISO 4217). */
const whole = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const thousandths = new Set("BHD JOD KWD OMR TND".split(" "));

/**
 * Hundredths of a currency, as the store shows every amount, in the smallest unit that a provider counts it in: 123456
 * hundredths of a yen are 1235 yen (half away from zero).
 */
export function toMinorUnits(hundredths: number, currencyCode: string): number {
  if (whole.has(currencyCode)) return convert(hundredths, 100_000_000);
  return thousandths.has(currencyCode) ? hundredths * 10 : hundredths;
}

/** The other way, for showing what a provider said. */
export function toHundredths(minor: number, currencyCode: string): number {
  if (whole.has(currencyCode)) return minor * 100;
  return thousandths.has(currencyCode) ? convert(minor, 10_000_000) : minor;
}
