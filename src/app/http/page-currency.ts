import type { CurrencyRate } from "../../contract/catalogue.schemas.ts";
import { type Language, splitLanguage } from "../../platform/language/language.ts";
import { currencyOfCode } from "../../platform/money/currency-of-country.ts";

const onHttps = /(?:^|;\s*)__Host-currency=([A-Z]{3})(?:;|$)/;
/** The name on plain http, and that of older versions. */
const plain = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/;

const linked = /[?&]currency=([A-Z]{3})(?:&|$)/;

/** Of a request: its path with the language and its query, as it was sent, and what its browser sends. */
export interface PageRequestFacts {
  readonly url: string;
  readonly cookies: string | undefined;
  readonly acceptLanguage: string | undefined;
}

interface StoreMoney {
  readonly rates: readonly CurrencyRate[];
  readonly defaultCurrency: string;
  /** Offered by the store. */
  readonly languages: readonly Language[];
}

/**
 * The display currency of a page: the one that its link names (`?currency=INR`, as in the Google feed), else the one in the cookie,
 * when the store has it. Where nothing was chosen, a page in another language than the first has the money of its reader's country
 * (`de-CH` reads francs, `de` euros) when the store has that, and every other page the store's default (a setting; specification 9).
 */
export function pageCurrency(
  { url, cookies, acceptLanguage }: PageRequestFacts,
  { rates, defaultCurrency, languages }: StoreMoney,
): string {
  const chosen = cookies && (onHttps.exec(cookies) ?? plain.exec(cookies))?.[1];
  const { language } = splitLanguage(url, languages);
  const local = language === "en" ? undefined : currencyOfCode(countryOf(language, acceptLanguage));
  const shown = [linked.exec(url)?.[1], chosen, local].find((code) =>
    rates.some(({ currencyCode }) => currencyCode === code),
  );
  return shown ?? defaultCurrency;
}

/** The country that a browser names with this language, `de-CH`; else the one where most of its speakers live. */
function countryOf(language: string, acceptLanguage = ""): string {
  const named = new RegExp(`(?:^|[,\\s])${language}-(?:[a-z]{4}-)?([a-z]{2})(?=$|[,;\\s])`, "i").exec(
    acceptLanguage,
  );
  return named?.[1]?.toUpperCase() ?? new Intl.Locale(language).maximize().region ?? "";
}
