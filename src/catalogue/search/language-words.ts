import type { HelpTopic } from "../../contract/search.schemas.ts";
import type { Language } from "../../platform/language/language.ts";
import { readLanguageFiles } from "../../platform/language/language-files.ts";

/** How an amount limits a price. `about` is a little less to a little more. */
export type Limit = "about" | "above" | "below" | "from" | "up to";

/** What a search understands in a language, beside the names of products. Phrases are as people write them, separated by commas. */
export interface LanguageWords {
  /** Words that say nothing about what is looked for. */
  readonly fillers: string;
  /** Words for any present: they say less than those beside them. */
  readonly presents: string;
  readonly limits: Readonly<Record<Limit, string>>;
  /** Between two amounts, and before them. */
  readonly to: string;
  readonly between: string;
  /** Other words for currencies, by their code, beside those of the language (CLDR). */
  readonly currencies: Readonly<Record<string, string>>;
  /** By colour family, with `dark` or `light` before it; the first one is what it is called. */
  readonly colours: Readonly<Record<string, string>>;
  readonly dark: string;
  readonly light: string;
  /** Between `dark` and the colour, when it is shown. */
  readonly shadeJoint: string;
  /** That a word for a colour may end with. */
  readonly colourEndings: string;
  /** Before a size. */
  readonly size: string;
  /** By the size that they mean. */
  readonly sizes: Readonly<Record<string, string>>;
  readonly help: Readonly<Record<HelpTopic, string>>;
}

/**
 * By tag, from `locales/search`: a language is added as a file, and a test compares its fields with the English ones. A search
 * understands the words of all of them, and in any other language the names of products and the words that staff wrote.
 */
export const languageWords = readLanguageFiles("locales/search") as Readonly<Record<Language, LanguageWords>>;
export const languagesWithWords: readonly Language[] = Object.keys(languageWords);
