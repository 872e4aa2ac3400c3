import type { Language } from "./language.ts";

/**
 * The texts of a row by the tags of other languages, as its column `translations` has them. A text that is missing is shown in
 * the store's own words. A language that the shop no longer offers keeps its texts.
 */
export type Translations<Texts extends object> = Readonly<Record<string, Partial<Texts>>>;

/** The texts of a row in a language; none in the language of the store's own words. */
export const textsIn = <Texts extends object>(
  translations: Translations<Texts>,
  language: Language,
): Partial<Texts> => (language === "en" ? {} : (translations[language] ?? {}));

export const isTranslated = (translations: Translations<object>): boolean =>
  Object.keys(translations).length > 0;
