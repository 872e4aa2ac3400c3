import { BASE_CURRENCY, parseMicros } from "./currency-rate.ts";

/**
 * Parses the response of a source to millionths of rupees per unit of each currency. It accepts two forms:
 * `{"rupeesPer": {"USD": "85.12"}}`, which is exact, and the common `{"base": "INR", "rates": {"USD":
 * 0.01175}}`, which is the price of one rupee. It leaves out a currency that cannot be parsed. Undefined when
 * the response has neither form.
 */
export function parseRates(body: unknown): ReadonlyMap<string, number> | undefined {
  if (!isObject(body)) return undefined;
  if (isObject(body.rupeesPer)) return ratesOf(body.rupeesPer, (entries) => parseMicros(String(entries)));
  if (body.base === BASE_CURRENCY && isObject(body.rates)) return ratesOf(body.rates, inverse);
  return undefined;
}

function ratesOf(
  entries: Readonly<Record<string, unknown>>,
  microsOf: (value: unknown) => number | undefined,
) {
  const rates = new Map<string, number>();
  for (const [code, value] of Object.entries(entries)) {
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
