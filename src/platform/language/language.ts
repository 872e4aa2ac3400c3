/** The languages of the shop's pages. The first one has no prefix in its paths and is the specification's. */
export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

/** The languages that a store offers: English, and German where its settings say so. */
export const offeredLanguages = ({ offersGerman }: { readonly offersGerman: boolean }): readonly Language[] =>
  languages.filter((language) => language === "en" || offersGerman);

const PREFIX = /^\/de(?=$|[/?]|\.data)/i;

/** What comes before a path of the store in a language: '' for English, which is also for all others; `/de` for German. */
export const languagePrefix = (language: Language | "x-default"): string => (language === "de" ? "/de" : "");

/** A path of the store, with its query, in German: `/checkout` is `/de/checkout`, and `/` is `/de`. */
export const germanPath = (path: string): string => `/de${path.replace(/^\/(?=\?|$)/, "")}`;

export const pathInLanguage = (path: string, language: Language | "x-default"): string =>
  language === "de" ? germanPath(path) : path;

/** The language of a requested path, and the path without its prefix: `/de/checkout` is `/checkout` in German. */
export function splitLanguage(path: string): { readonly language: Language; readonly path: string } {
  if (!PREFIX.test(path)) return { language: "en", path };
  const rest = path.replace(PREFIX, "");
  return { language: "de", path: rest.startsWith("/") || rest.startsWith(".data") ? rest : `/${rest}` };
}
