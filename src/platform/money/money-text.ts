import { decimalsOf } from "./minor-units.ts";

/** A currency as amounts are shown in it: its ISO code, and the symbol that the store gave it. */
export interface NamedCurrency {
  readonly currencyCode: string;
  readonly currencySymbol: string;
}

type CurrencyDisplay = "narrowSymbol" | "code";

/** By locale, currency, display and decimals: to make a format takes far longer than to use it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatFor(
  language: string,
  currency: string,
  currencyDisplay: CurrencyDisplay,
  fewest: number,
  most: number,
): Intl.NumberFormat {
  const key = language + currency + currencyDisplay + fewest + most;
  const made =
    formats.get(key) ??
    new Intl.NumberFormat(amountLocale(language, currency), {
      style: "currency",
      currency,
      currencyDisplay,
      minimumFractionDigits: fewest,
      maximumFractionDigits: most,
      signDisplay: "negative", // no minus before 0: a sum that is taken away may be nothing
    });
  formats.set(key, made);
  return made;
}

/** The locale whose grouping readers of a language expect of a currency: in English, rupees are grouped in lakhs. */
const amountLocale = (language: string, currency: string): string =>
  language === "en" && currency === "INR" ? "en-IN" : language;

/** What a browser or a server knows of currencies differs, so the decimals are the store's own. Nothing is rounded away. */
const decimalsFor = (hundredths: number, currencyCode: string): number =>
  hundredths % 100 === 0 ? decimalsOf(currencyCode) : Math.max(2, decimalsOf(currencyCode));

/**
 * Hundredths of a currency as the readers of a language write them, with the store's symbol: `$1,299.50`, `1.299,50 $`, `¥1,299`,
 * `KWD 1.250`. At least `fewest` decimals, by default those of the currency.
 */
export function moneyText(
  hundredths: number,
  { currencyCode, currencySymbol }: NamedCurrency,
  language: string,
  fewest: number = decimalsFor(hundredths, currencyCode),
  most: number = fewest,
): string {
  const symbol = currencySymbol.trim();
  // A symbol of letters stands apart from the figure, as a code does: `kr 149.00`.
  const display = /\p{L}$/u.test(symbol) ? "code" : "narrowSymbol";
  return formatFor(language, currencyCode, display, fewest, most)
    .formatToParts(hundredths / 100)
    .map(({ type, value }) => (type === "currency" ? symbol : value))
    .join("");
}

/** The same without decimals where the amount is whole: `$50`, but `$50.50`. */
export const roundMoneyText = (hundredths: number, currency: NamedCurrency, language: string): string =>
  moneyText(hundredths, currency, language, hundredths % 100 === 0 ? 0 : undefined);

/** What one unit of a currency costs in another, exact to the millionth: `₹85`, `₹0.5612`. */
export const rateText = (rate: number, currency: NamedCurrency, language: string): string =>
  moneyText(rate * 100, currency, language, 0, 6);

/** The same with the ISO code in place of the symbol: `USD 1,299.50`, `1.299,50 USD`. */
export function codedMoneyText(hundredths: number, currencyCode: string, language: string): string {
  const decimals = decimalsFor(hundredths, currencyCode);
  return formatFor(language, currencyCode, "code", decimals, decimals).format(hundredths / 100);
}

/** The same without the currency, for a column whose heading names it: `1,299.50`. */
export function figureText(hundredths: number, currencyCode: string, language: string): string {
  const decimals = decimalsFor(hundredths, currencyCode);
  return formatFor(language, currencyCode, "code", decimals, decimals)
    .formatToParts(hundredths / 100)
    .map(({ type, value }) => (type === "currency" ? "" : value))
    .join("")
    .trim();
}

/** The same as programs read it, with the currency's decimals: `1299.50`. */
export const plainAmount = (hundredths: number, currencyCode: string): string =>
  (hundredths / 100).toFixed(decimalsFor(hundredths, currencyCode));
