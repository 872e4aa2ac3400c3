import { parseMicros } from "./currency-rate.ts";

/**
 * Parses the response of a source to millionths of the base currency per unit of each currency. It accepts the common
 * `{"base": "INR", "rates": {"USD": 0.01175}}`, which is the price of one unit of the base, and two exact forms:
 * `{"base": "INR", "perUnit": {"USD": "85.12"}}`, and `{"rupeesPer": {"USD": "85.12"}}` where the base is the rupee. It
 * leaves out a currency that cannot be parsed. Undefined when the response has none of the forms, or another base.
 */
export function parseRates(body: unknown, baseCurrency: string): ReadonlyMap<string, number> | undefined {
  if (!isObject(body)) return undefined;
  const base = isObject(body.rupeesPer) ? "INR" : body.base;
  if (base !== baseCurrency) return undefined;
  const exact = body.perUnit ?? body.rupeesPer;
  if (isObject(exact)) return ratesOf(exact, (rate) => parseMicros(String(rate)));
  if (isObject(body.rates)) return ratesOf(body.rates, inverse);
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

function inverse(perBase: unknown): number | undefined {
  const micros = Math.round(1_000_000 / Number(perBase));
  return micros > 0 && micros <= 1_000_000_000_000 ? micros : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
