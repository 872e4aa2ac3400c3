/**
 * The tag of a language of the shop (BCP 47), such as `de` or `pt-BR`. `en` is the specification's: it has no prefix in its paths and
 * no file of texts. Each other one is a file in `locales`.
 */
export type Language = string;

/** The languages that the program has: English, and each that has a file in `locales` (catalogues.ts adds them). */
export const languages: Language[] = ["en"];

export const isLanguage = (tag: string): boolean => languages.includes(tag);

/** The setting that names the languages of the shop beside English. */
export interface OffersLanguages {
  readonly languages: readonly string[];
}

/** The languages that a store offers, English first. One that its settings name and the program no longer has is left out. */
export const offeredLanguages = ({ languages: offered }: OffersLanguages): readonly Language[] => [
  "en",
  ...offered.filter(isLanguage),
];

/** The language itself where the store offers it, else English. */
export const offeredLanguage = (store: OffersLanguages, language: Language): Language =>
  offeredLanguages(store).includes(language) ? language : "en";

/** What comes before a path of the store in a language: '' for English, which is also for all others; `/de` for German. */
export const languagePrefix = (language: string): string =>
  language === "en" || language === "x-default" ? "" : `/${language.toLowerCase()}`;

/** A path of the store, with its query, in a language: `/checkout` is `/de/checkout` in German, and `/` is `/de`. */
export function pathInLanguage(path: string, language: string): string {
  const prefix = languagePrefix(language);
  return prefix ? `${prefix}${path.replace(/^\/(?=\?|$)/, "")}` : path;
}

/** The language of a requested path, one of these, and the path without its prefix: `/de/checkout` is `/checkout` in German. */
export function splitLanguage(
  path: string,
  languages: readonly Language[],
): { readonly language: Language; readonly path: string } {
  const [, first = "", rest = ""] = /^\/([A-Za-z0-9-]+)(?=$|[/?]|\.data)(.*)$/s.exec(path) ?? [];
  const language = languages.find((each) => each !== "en" && each.toLowerCase() === first.toLowerCase());
  if (language === undefined) return { language: "en", path };
  return { language, path: rest.startsWith("/") || rest.startsWith(".data") ? rest : `/${rest}` };
}

/** Which way a language is written, as CLDR has it. The server alone asks: browsers know it for some years only. */
export const textDirection = (language: string): "ltr" | "rtl" =>
  (new Intl.Locale(language) as Intl.Locale & { getTextInfo(): { direction: "ltr" | "rtl" } }).getTextInfo()
    .direction;

/** A language by its own name, as a menu shows it: `Deutsch`. */
export const nameOfLanguage = (language: string): string => {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};
