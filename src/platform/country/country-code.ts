import { countryCodes } from "./country-codes.ts";

let codes: ReadonlyMap<string, string> | undefined;

/**
 * The two-letter code of a country by its English name, long or short, in any case; undefined for any other name. What people
 * write is read by read-country.ts, which knows many more names and is not loaded into every page.
 */
export function countryCode(englishName: string): string | undefined {
  codes ??= new Map(
    (["long", "short"] as const).flatMap((style) => {
      const names = new Intl.DisplayNames("en", { type: "region", style });
      return countryCodes.map((code) => [(names.of(code) ?? code).toLowerCase(), code] as const);
    }),
  );
  return codes.get(englishName.trim().toLowerCase());
}
