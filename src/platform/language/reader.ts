import { type Language, languagePrefix } from "./language.ts";
import { t } from "./t.ts";

/** Whose language a mail or a document has. */
export interface Reader {
  readonly language: Language;
}

export const storeName = ({ companyName }: { readonly companyName: string }): string =>
  t("{companyName} store", { companyName });

/** The shop in the language of the mail. */
export const shopUrl = ({ publicUrl, language }: Reader & { readonly publicUrl: string }): string =>
  `${publicUrl}${languagePrefix(language)}`;
