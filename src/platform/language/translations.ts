import type { Language } from "./language.ts";

/** The languages that the store's own words are translated into. */
export const translationLanguages = ["de"] as const satisfies readonly Language[];

/**
 * The texts of a row in other languages, as its column `translations` has them. A text that is missing is shown in the store's
 * own words.
 */
export type Translations<Texts extends object> = { de?: Partial<Texts> };

/** The texts of a row in a language; none in the language of the store's own words. */
export const textsIn = <Texts extends object>(
  translations: Translations<Texts>,
  language: Language,
): Partial<Texts> => (language === "en" ? {} : (translations[language] ?? {}));

export const isTranslated = (translations: Translations<object>): boolean =>
  translationLanguages.some((language) => translations[language] !== undefined);
