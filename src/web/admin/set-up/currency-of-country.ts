/**
 * The money of countries by their ISO 3166-1 codes, for the store's base currency. Countries whose money has no hundredths, or
 * whose businesses commonly count in another one, are left out.
 */
const countriesOf: Readonly<Record<string, string>> = {
  AED: "AE",
  AUD: "AU KI NR TV",
  BDT: "BD",
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
  KES: "KE",
  LKR: "LK",
  MAD: "MA",
  MXN: "MX",
  MYR: "MY",
  NGN: "NG",
  NOK: "NO SJ",
  NPR: "NP",
  NZD: "CK NU NZ TK",
  PHP: "PH",
  PLN: "PL",
  QAR: "QA",
  RON: "RO",
  SAR: "SA",
  SEK: "SE",
  SGD: "SG",
  THB: "TH",
  TRY: "TR",
  TWD: "TW",
  UAH: "UA",
  USD: "AS EC FM GU MH MP PR PW SV TL US VI",
  ZAR: "ZA",
};

/** The currency of a country by its English name; undefined where the list has none, or the name is no country's. */
export function currencyOfCountry(name: string): string | undefined {
  const displayNames = new Intl.DisplayNames("en", { type: "region" });
  const isNamed = (code: string) => displayNames.of(code) === name;
  return Object.entries(countriesOf).find(([, codes]) => codes.split(" ").some(isNamed))?.[0];
}
