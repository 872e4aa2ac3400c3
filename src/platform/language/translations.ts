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

/** The texts of a row that its language has no translation of, so that pages can mark them as English. Empty ones are left out. */
export const untranslatedTexts = (
  texts: Readonly<Record<string, string | null | undefined>>,
  translations: Translations<object>,
  language: Language,
): string[] => {
  const translated: Readonly<Record<string, unknown>> = textsIn(translations, language);
  return Object.entries(texts).flatMap(([name, text]) => (text && !translated[name] ? [text] : []));
};
