import { countryCodes } from "../../../platform/language/country-codes.ts";

let names: readonly string[] | undefined;
let englishNames: ReadonlyMap<string, string> | undefined;

const inLanguage = (language: string | undefined) => new Intl.DisplayNames(language, { type: "region" });

/** The countries of the world by their English names, in the order of the alphabet. */
export function countryNames(): readonly string[] {
  const english = inLanguage("en");
  names ??= countryCodes.map((code) => english.of(code) ?? code).sort((a, b) => a.localeCompare(b, "en"));
  return names;
}

/** English names by what people call a country: in its own language, in theirs, by its code; in small letters. */
function englishNameOf(): ReadonlyMap<string, string> {
  const [english, theirs] = [inLanguage("en"), inLanguage(undefined)];
  const calledBy = (code: string) => [
    inLanguage(new Intl.Locale(`und-${code}`).maximize().language).of(code),
    theirs.of(code),
    english.of(code),
    code,
  ];
  englishNames ??= new Map(
    countryCodes.flatMap((code) =>
      calledBy(code).map((name = code) => [name.toLowerCase(), english.of(code) ?? code] as const),
    ),
  );
  return englishNames;
}

/** The store's name of a country that somebody typed: `Deutschland` and `de` are Germany. What is no known name stays. */
export const knownCountry = (typed: string): string =>
  englishNameOf().get(typed.trim().toLowerCase()) ?? typed;

/** The countries of which any name begins with what is typed, or whose English name contains it. */
export function findCountries(typed: string): readonly string[] {
  const sought = typed.trim().toLowerCase();
  const begun = [...englishNameOf()].filter(([name]) => name.length > 2 && name.startsWith(sought));
  const found = new Set(begun.map(([, english]) => english));
  return countryNames().filter((name) => found.has(name) || name.toLowerCase().includes(sought));
}
