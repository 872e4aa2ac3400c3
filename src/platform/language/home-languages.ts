import { countryCodes } from "../country/country-codes.ts";

/** Countries that write to each other in English, whatever most people speak there: one of their languages alone is some people's. */
const alsoInEnglish: ReadonlySet<string> = new Set([
  "FJ",
  "HK",
  "IN",
  "KE",
  "LK",
  "MT",
  "MY",
  "NG",
  "PH",
  "PK",
  "RW",
  "SG",
  "TZ",
  "UG",
  "ZA",
]);

export interface HomeLanguage {
  readonly language: string;
  /** Its English name, as settings have it. */
  readonly country: string;
}

/**
 * Which of these languages is a country's own, as CLDR has it: German is Austria's. The one with the country's own region comes
 * first (`pt-BR` before `pt` in Brazil). English is every store's and is left out.
 */
export function homeLanguages(tags: readonly string[]): readonly HomeLanguage[] {
  const locales = tags.filter((tag) => tag !== "en").map((tag) => ({ tag, locale: new Intl.Locale(tag) }));
  const names = new Intl.DisplayNames("en", { type: "region" });
  return countryCodes
    .filter((code) => !alsoInEnglish.has(code))
    .flatMap((code) => {
      const { language } = new Intl.Locale(`und-${code}`).maximize();
      const own = locales.filter(({ locale }) => locale.maximize().language === language);
      const isOwnRegion = ({ locale }: (typeof own)[number]) => locale.region === code;
      return [...own.filter(isOwnRegion), ...own.filter((each) => !isOwnRegion(each))].map(({ tag }) => ({
        language: tag,
        country: names.of(code) ?? code,
      }));
    });
}
