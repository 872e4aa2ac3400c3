import type { OtherRow } from "./other-row.ts";

const GRAMS_PER: Readonly<Record<string, number>> = {
  "": 1,
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  gramm: 1,
  kg: 1000,
  kilo: 1000,
  kilos: 1000,
  kilogram: 1000,
  kilogramm: 1000,
  kilograms: 1000,
  oz: 28.3495,
  ounce: 28.3495,
  ounces: 28.3495,
  lb: 453.592,
  lbs: 453.592,
  pound: 453.592,
  pounds: 453.592,
};

/** Whole grams, rounded up, of `250`, `1250.0 g` or `1.2 kg`, which has a decimal point. Undefined: no weight. */
export function parseGrams(cell: string): number | undefined {
  const [, digits, unit = ""] = /^(\d{1,9}(?:\.\d{1,9})?)\s*([a-z]*)\.?$/i.exec(cell) ?? [];
  const perUnit = GRAMS_PER[unit.toLowerCase()];
  if (digits === undefined || perUnit === undefined) return undefined;
  const grams = Number(digits) * perUnit;
  return Number.isFinite(grams) ? Math.ceil(Number(grams.toFixed(3))) : undefined;
}

/** `15.00` and `15` are one price, `15.00 USD` and `15 USD` too. */
const comparablePrice = (price: string): string =>
  price.replace(/(\.\d*?)0+(?!\d)/, "$1").replace(/\.(?!\d)/, "");
const amountOf = (price: string): number => Number(/\d+(?:\.\d+)?/.exec(price)?.[0]);

export interface Prices {
  readonly selling: string;
  readonly before: string;
  /** The same for lines with equal prices. */
  readonly key: string;
}

/** The prices of a line. A price before the reduction counts only when it is above the selling price. */
export function pricesOf({ get }: OtherRow): Prices {
  const sale = get("Sale price");
  const selling = sale || get("Price");
  const named = sale ? get("Price before") || get("Price") : get("Price before");
  const before = named && amountOf(named) > amountOf(selling) ? named : selling;
  return { selling, before, key: `${comparablePrice(selling)}/${comparablePrice(before)}` };
}

/**
 * The stock in a line; empty: the line names none, or says only that there is some. A stock below 0, of which too many were sold,
 * counts as 0.
 */
export function stockOfRow({ get }: OtherRow, isTrackerKnown: boolean): string {
  if (isTrackerKnown && get("Stock tracked") === "") return "";
  const count = get("Stock");
  if (/^-\d+$/.test(count)) return "0";
  if (isYes(count)) return "";
  return isNone(count) || (count === "" && isNone(get("Availability"))) ? "0" : count;
}

const isYes = (cell: string): boolean => /^(?:yes|y|ja|true|in[ _]stock|available)$/i.test(cell);
const isNone = (cell: string): boolean =>
  /^(?:no|n|nei|nein|false|0|out[ _]of[ _]stock|sold out)$/i.test(cell);

/** Whether the shop shows the product; empty: the file does not say. Where the file has a status too, that must be active. */
export function publishedOf(published: string, status: string): string {
  if (status === "") return published === "-1" ? "no" : published; // WooCommerce's draft
  return /^(?:active|published|yes|true|1)$/i.test(status) ? published || "yes" : "no";
}
