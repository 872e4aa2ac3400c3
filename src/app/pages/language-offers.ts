import { inLanguage } from "../../platform/language/in-language.ts";
import { type Language, nameOfLanguage, textDirection } from "../../platform/language/language.ts";
import { t } from "../../platform/language/t.ts";
import type { LanguageOffer } from "./services.ts";

/** The offers of these languages, by their tags: a small list, from which the browser takes the one that it asks for. */
export const languageOffers = (languages: readonly Language[]): Readonly<Record<Language, LanguageOffer>> =>
  Object.fromEntries(languages.map((tag) => [tag, inLanguage(tag, () => offerOf(tag))]));

const offerOf = (tag: Language): LanguageOffer => ({
  // Translators: name your language. People read it whose browser asks for it, on a page in another language.
  text: t("This page is also in English."),
  name: nameOfLanguage(tag),
  close: t("Close"),
  direction: textDirection(tag),
});
