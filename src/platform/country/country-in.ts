import { countryCode } from "./country-code.ts";

/** Their long names name the state that they belong to as well. */
const shortNamed = new Set(["HK", "MO"]);

/** By language and style: to make them takes far longer than to use them. */
const names = new Map<string, Intl.DisplayNames>();

function nameIn(language: string, code: string): string | undefined {
  const style = shortNamed.has(code) ? "short" : "long";
  const key = `${language} ${style}`;
  const known = names.get(key) ?? new Intl.DisplayNames(language, { type: "region", style });
  names.set(key, known);
  return known.of(code);
}

/**
 * A country for a reader in a language. Stores and orders keep its English name; a name that is not the standard one, as a
 * customer may have typed it, stays as it is.
 */
export function countryIn(language: string, name: string): string {
  if (language === "en") return name;
  const code = countryCode(name);
  return (code && nameIn(language, code)) ?? name;
}

/** The names of those countries that are called otherwise in a language. */
export const otherCountryNames = (
  language: string,
  countries: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    countries
      .map((name) => [name, countryIn(language, name)] as const)
      .filter(([name, other]) => name !== other),
  );
