import { colourWords, synonymsOf } from "./search-synonyms.ts";
import { joinedPairs, spellingsOf, wordsOf } from "./search-words.ts";

/** Something that a search can find, with its words by field. */
export interface SearchEntry {
  readonly id: number;
  /** Its place in the shop; entries with the same one are in the order of their ids. */
  readonly position: number;
  readonly name: string;
  readonly category?: string;
  readonly colours?: readonly string[];
  /** Phrases, separated by commas. */
  readonly keywords?: string;
  readonly text?: string;
}

/** The bit of each field in a posting. `spelt`: the entry has the word as it is, not only another word for it. */
export const bits = {
  name: 1,
  keywords: 2,
  category: 4,
  colours: 8,
  alike: 16,
  text: 32,
  spelt: 64,
} as const;

/** The bits of all fields but the text. */
export const LABELS = bits.name | bits.keywords | bits.category | bits.colours | bits.alike;

/** What an entry's labels are written from; the first way of writing a word is the one that is shown. */
export const phrasesOf = ({
  name,
  keywords = "",
  category = "",
  colours = [],
}: SearchEntry): readonly string[] => [name, ...keywords.split(","), category, ...colours];

const withPairs = (phrase: string): string[] => {
  const words = wordsOf(phrase);
  return [...words, ...joinedPairs(words)];
};

/** The words of an entry with the bits of their fields. */
export function wordFields({ name, category = "", colours = [], keywords = "", text = "" }: SearchEntry) {
  const found = new Map<string, number>();
  const add = (words: readonly string[], fieldBits: number) => {
    for (const word of words) found.set(word, (found.get(word) ?? 0) | fieldBits);
  };
  const labelled = {
    name: withPairs(name),
    category: withPairs(category),
    keywords: keywords.split(",").flatMap(withPairs),
  };
  add(labelled.name, bits.name | bits.spelt);
  add(labelled.category, bits.category | bits.spelt);
  add(labelled.keywords, bits.keywords | bits.spelt);
  add(synonymsOf(Object.values(labelled).flat()), bits.alike);
  for (const colour of colours) {
    add(withPairs(colour), bits.spelt);
    add(colourWords(colour), bits.colours);
  }
  add(wordsOf(text), bits.text);
  return found;
}

/** How the words of phrases are written, also two joined ones: `powerbank` is `power bank`. The first spelling stays. */
export function spellingsIn(phrases: Iterable<string>): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const phrase of phrases) {
    const words = spellingsOf(phrase);
    const pairs = words.slice(1).map(([folded, written], at): [string, string] => {
      const [before, writtenBefore] = words[at] ?? ["", ""];
      return [before + folded, `${writtenBefore} ${written}`];
    });
    for (const [folded, written] of [...words, ...pairs])
      if (!spellings.has(folded)) spellings.set(folded, written);
  }
  return spellings;
}
