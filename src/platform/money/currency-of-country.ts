import { countryCode } from "../country/country-code.ts";
import { decimalsOf } from "./minor-units.ts";

/** The money of countries by their ISO 3166-1 codes. Countries whose businesses commonly count in another one are left out. */
const countriesOf: Readonly<Record<string, string>> = {
  AED: "AE",
  AUD: "AU KI NR TV",
  BDT: "BD",
  BHD: "BH",
  BRL: "BR",
  CAD: "CA",
  CHF: "CH LI",
  CNY: "CN",
  CZK: "CZ",
  DKK: "DK FO GL",
  EGP: "EG",
  EUR: "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK",
  GBP: "GB GG IM JE",
  GHS: "GH",
  HKD: "HK",
  ILS: "IL",
  INR: "IN",
  ISK: "IS",
  JOD: "JO",
  JPY: "JP",
  KES: "KE",
  KRW: "KR",
  KWD: "KW",
  LKR: "LK",
  MAD: "MA",
  MXN: "MX",
  MYR: "MY",
  NGN: "NG",
  NOK: "NO SJ",
  NPR: "NP",
  NZD: "CK NU NZ TK",
  OMR: "OM",
  PHP: "PH",
  PLN: "PL",
  QAR: "QA",
  RON: "RO",
  SAR: "SA",
  SEK: "SE",
  SGD: "SG",
  THB: "TH",
  TND: "TN",
  TRY: "TR",
  TWD: "TW",
  UAH: "UA",
  USD: "AS EC FM GU MH MP PR PW SV TL US VI",
  ZAR: "ZA",
};

/** The currency of a country by its two-letter code; undefined where the list has none. */
export const currencyOfCode = (countryCode: string): string | undefined =>
  Object.entries(countriesOf).find(([, codes]) => codes.split(" ").includes(countryCode))?.[0];

/** A base currency for a country by its English name; undefined where there is none, or the name is no country's. */
export function baseCurrencyOf(countryName: string): string | undefined {
  const code = countryCode(countryName);
  const currency = code && currencyOfCode(code);
  return currency && decimalsOf(currency) === 2 ? currency : undefined;
}
