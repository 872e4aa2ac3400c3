import alphaCodes from "i18n-iso-countries/codes.json" with { type: "json" };
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import { countryCodes } from "./country-codes.ts";
import { otherNames } from "./other-names.ts";

/** World languages whose names of countries people write, besides English and each country's own. */
const worldLanguages = [
  "ar",
  "de",
  "es",
  "fr",
  "hi",
  "it",
  "ja",
  "nl",
  "no",
  "pl",
  "pt",
  "ru",
  "sv",
  "tr",
  "zh",
];

/** A name without case, accents, dots, blanks and other marks: `U.S.A.` and `usa` are one. Marks of Indian letters stay. */
export const foldCountry = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/^\s*the\s+/, "")
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");

let codesByName: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The two-letter codes that a folded name may mean: codes of ISO 3166-1, English, other common and own names. */
export function codesNamed(folded: string): readonly string[] {
  codesByName ??= collectNames();
  return [...(codesByName.get(folded) ?? [])];
}

/** Every folded name that is known, to find the closest one. */
export function knownNames(): Iterable<string> {
  codesByName ??= collectNames();
  return codesByName.keys();
}

function collectNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (code: string, names: readonly (string | undefined)[]) => {
    for (const name of names) {
      const folded = name && foldCountry(name);
      if (folded) found.set(folded, (found.get(folded) ?? new Set()).add(code));
    }
  };
  const inUse = new Set(countryCodes);
  for (const [two, three] of alphaCodes) if (two && inUse.has(two)) add(two, [two, three]);
  const displayNames = new Map<string, Intl.DisplayNames>();
  const nameIn = (language: string, code: string, style: "long" | "short" = "long") => {
    const key = `${language} ${style}`;
    const names = displayNames.get(key) ?? new Intl.DisplayNames(language, { type: "region", style });
    displayNames.set(key, names);
    return names.of(code);
  };
  for (const code of countryCodes) {
    const listed = (english.countries as Readonly<Record<string, string | readonly string[]>>)[code] ?? [];
    const own = new Intl.Locale(`und-${code}`).maximize().language;
    add(code, [
      ...(typeof listed === "string" ? [listed] : listed),
      nameIn("en", code),
      nameIn("en", code, "short"),
      ...[own, ...worldLanguages].map((language) => nameIn(language, code)),
    ]);
  }
  for (const [codes, names] of otherNames) for (const code of codes) add(code, names);
  return found;
}

/** A country's usual English name: `United States`, `Hong Kong`. */
export function englishCountryName(code: string): string {
  const long = new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code;
  return long.includes(" SAR ")
    ? (new Intl.DisplayNames("en", { type: "region", style: "short" }).of(code) ?? long)
    : long;
}
