import type { Language } from "../../platform/language/language.ts";

/** What people call a currency in these languages (CLDR): `$`, `US$`, and the last word of `US dollar` and `US dollars`. */
export function currencyNames(currencyCode: string, languages: readonly Language[]): string[] {
  const format = (language: Language, currencyDisplay: "name" | "narrowSymbol" | "symbol", amount: number) =>
    new Intl.NumberFormat(language, { style: "currency", currency: currencyCode, currencyDisplay })
      .formatToParts(amount)
      .find(({ type }) => type === "currency")?.value ?? "";
  return languages.flatMap((language) => [
    format(language, "narrowSymbol", 1),
    format(language, "symbol", 1),
    ...[1, 2].map((amount) => format(language, "name", amount).split(/[\s-]/).at(-1) ?? ""),
  ]);
}
