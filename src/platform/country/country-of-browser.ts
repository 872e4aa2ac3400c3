const namesIn = (language: string) => new Intl.DisplayNames(language, { type: "region", fallback: "none" });

/** The codes of all countries by their English names: every pair of letters that has one. */
function codesByName(): ReadonlyMap<string, string> {
  const english = namesIn("en");
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(codes.map((code) => [english.of(code) ?? code, code]));
}

let codes: ReadonlyMap<string, string> | undefined;

/** A country, by its English name, as the browser calls it in a language; the English name where it knows none. */
export function countryOfBrowser(language: string, name: string): string {
  codes ??= codesByName();
  const code = codes.get(name);
  return (code && namesIn(language).of(code)) ?? name;
}
