import type { Language } from "../../platform/language/language.ts";

interface PageText {
  readonly html: string | null;
  /** The languages beside English that the text is in. */
  readonly languages: readonly Language[];
}

/** The text of a page with its languages: one of staff, or the built-in one, which is in all that the store offers. */
export const textInLanguages = (text: PageText | undefined, offered: readonly Language[]): PageText =>
  text && text.html !== null ? text : { html: null, languages: offered };
