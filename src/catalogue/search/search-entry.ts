import { joinedPairs, wordsOf } from "./search-words.ts";

/** Something that a search can find. */
export interface SearchEntry {
  readonly id: number;
  readonly name: string;
  readonly category?: string;
  readonly colours?: readonly string[];
  readonly sizes?: readonly string[];
  /** Phrases, separated by commas. */
  readonly keywords?: string;
  readonly text?: string;
}

/** The fields of the index but the text. What is found by one of them hides what only a text mentions. */
export const labelFields = ["name", "keywords", "category", "colours"] as const;
export type SearchField = (typeof labelFields)[number] | "text";

export type WordsByField = Readonly<Record<SearchField, readonly string[]>>;

/** The words of an entry by field, in the form of the index. Neighbouring words are joined, too. */
export function wordsByField(entry: SearchEntry): WordsByField {
  const { name, keywords = "", category = "", colours = [], text = "" } = entry;
  return {
    name: withPairs(name),
    keywords: keywords.split(",").flatMap(withPairs),
    category: withPairs(category),
    colours: colours.flatMap(withPairs),
    text: wordsOf(text),
  };
}

const withPairs = (phrase: string): string[] => {
  const words = wordsOf(phrase);
  return [...words, ...joinedPairs(words)];
};
