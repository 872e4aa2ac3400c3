import { countryCodes } from "./country-codes.ts";
import type { Language } from "./language.ts";

let germanNames: ReadonlyMap<string, string> | undefined;

/** German names by the English ones, in small letters: `united kingdom`, and `uk` as it is called in short. */
function byEnglishName(): ReadonlyMap<string, string> {
  if (germanNames) return germanNames;
  const [german, english, short] = [
    new Intl.DisplayNames("de", { type: "region" }),
    new Intl.DisplayNames("en", { type: "region" }),
    new Intl.DisplayNames("en", { type: "region", style: "short" }),
  ];
  const germanName = (code: string) => (german.of(code) ?? code).replace(/^Sonderverwaltungsregion /, "");
  germanNames = new Map(
    countryCodes.flatMap((code) =>
      [english, short].map((names) => [(names.of(code) ?? code).toLowerCase(), germanName(code)] as const),
    ),
  );
  return germanNames;
}

/**
 * A country for a reader in a language. Stores and orders keep its English name; a name that is not the standard one, as a
 * customer may have typed it, stays as it is.
 */
export const countryIn = (language: Language, name: string): string =>
  language === "de" ? (byEnglishName().get(name.trim().toLowerCase()) ?? name) : name;

/** The names of those countries that are called otherwise in a language. */
export const otherCountryNames = (
  language: Language,
  names: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.map((name) => [name, countryIn(language, name)] as const).filter(([name, other]) => name !== other),
  );

let codes: ReadonlyMap<string, string> | undefined;

/** The two-letter code of a country by its English name, long or short, in any case; undefined for any other name. */
export function countryCode(englishName: string): string | undefined {
  codes ??= new Map(
    (["long", "short"] as const).flatMap((style) => {
      const names = new Intl.DisplayNames("en", { type: "region", style });
      return countryCodes.map((code) => [(names.of(code) ?? code).toLowerCase(), code] as const);
    }),
  );
  return codes.get(englishName.trim().toLowerCase());
}
