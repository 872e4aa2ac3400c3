import { type Language, languages } from "../../platform/language/language.ts";
import { germanTexts } from "./german.ts";
import { germanRefusals } from "./german-refusals.ts";

type Values = Readonly<Record<string, string | number>>;

/** In the browser the page says its language; the server knows that of the request (readLanguageFrom). */
let findLanguage = (): string => (typeof document === "undefined" ? "en" : document.documentElement.lang);

/** The server's pages are rendered in several languages at once: each request knows its own. */
export function readLanguageFrom(find: () => Language): void {
  findLanguage = find;
}

/** The language of the page: 'en' for a language that the store does not have. */
export const language = (): Language => languages.find((each) => each === findLanguage()) ?? "en";

/**
 * A text of the shop in the language of the page; the English text is the key. `{name}` stands for a value:
 * `t("{count} products", { count })`. Text and names are literals and the call is inside a function, because the build puts
 * the text of each language in the call's place (bundling/inline-texts.ts), and because on the server the language is the
 * request's.
 */
export function t(english: string, values: Values = {}): string {
  const text = language() === "de" ? (germanTexts[english] ?? english) : english;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The texts of refusals of the API in the language of the page, by text or code; none in English, which the API speaks. */
export const refusals = (): Readonly<Record<string, string>> => (language() === "de" ? germanRefusals : {});
