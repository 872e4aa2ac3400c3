import { BASE_CURRENCY, microsOfText } from "./rate.ts";

/**
 * What a source of rates answered, as millionths of rupees for one of a currency. Two forms are read:
 * `{"rupeesPer": {"USD": "85.12"}}`, exact, and the customary `{"base": "INR", "rates": {"USD": 0.01175}}`, which says what
 * one rupee buys. A currency that cannot be read is left out; undefined when it is neither form.
 */
export function readRates(answer: unknown): ReadonlyMap<string, number> | undefined {
  if (!isObject(answer)) return undefined;
  if (isObject(answer.rupeesPer)) return ratesOf(answer.rupeesPer, (given) => microsOfText(String(given)));
  if (answer.base === BASE_CURRENCY && isObject(answer.rates)) return ratesOf(answer.rates, inverse);
  return undefined;
}

function ratesOf(given: Readonly<Record<string, unknown>>, microsOf: (value: unknown) => number | undefined) {
  const rates = new Map<string, number>();
  for (const [code, value] of Object.entries(given)) {
    const micros = microsOf(value);
    if (/^[A-Z]{3}$/.test(code) && micros !== undefined) rates.set(code, micros);
  }
  return rates;
}

function inverse(perRupee: unknown): number | undefined {
  const micros = Math.round(1_000_000 / Number(perRupee));
  return micros > 0 && micros <= 1_000_000_000_000 ? micros : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
