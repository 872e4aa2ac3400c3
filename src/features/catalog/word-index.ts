import MiniSearch, { type SearchOptions } from "minisearch";
import { alike, colourWords } from "./search-synonyms.ts";
import { joinedPairs, swapped, wordsOf } from "./search-words.ts";
import { beginsWithError, lacksTwo } from "./typing-errors.ts";

/** Something to be found, and where its words stand. */
export interface Entry {
  readonly id: number;
  readonly name: string;
  readonly category?: string;
  readonly colours?: readonly string[];
  /** Phrases, parted by commas. */
  readonly keywords?: string;
  readonly text?: string;
}

const labels = ["name", "category", "colours", "keywords", "alike"] as const;
type Place = (typeof labels)[number] | "text";
type Kind = "whole" | "beginning" | "misspelt";

/** What a word is worth by where it was found and how: a name above all else, a typing error below. */
const worth: Readonly<Record<Kind, Readonly<Record<Place, number>>>> = {
  whole: { name: 12, keywords: 8, category: 7, colours: 7, alike: 6, text: 2 },
  beginning: { name: 10, keywords: 6, category: 5, colours: 5, alike: 4, text: 1 },
  misspelt: { name: 5, keywords: 4, category: 3, colours: 3, alike: 3, text: 0 },
};
/** Found in its description alone. */
export const MOST_OF_A_TEXT = worth.whole.text;

interface Errors {
  readonly edits: number;
  readonly places: readonly Place[];
  isOne(found: string): boolean;
}

/**
 * Which other words may be this one with typing errors. Short words lie close together: theirs keep the first letter, and
 * of three letters one was left out. A number is meant as it is.
 */
function errorsOf(word: string): Errors | null {
  const startsAlike = (found: string) => found[0] === word[0];
  if (word.length < 3 || /\d/.test(word)) return null;
  if (word.length === 3) {
    return {
      edits: 1,
      places: ["name", "keywords"],
      isOne: (found) => found.length === 4 && startsAlike(found),
    };
  }
  if (word.length < 6) return { edits: 1, places: labels, isOne: startsAlike };
  return { edits: word.length > 7 ? 2 : 1, places: labels, isOne: () => true };
}

export interface WordIndex {
  /** True of a word, or of two words written as one, that something is called by. */
  knows(word: string): boolean;
  /** The ids a word leads to, and how well. Typing errors are allowed for where nothing has the word as it is. */
  find(word: string, isLast: boolean): ReadonlyMap<number, number>;
}

/** `find` and `knows` take words as `wordsOf` gives them. */
export function wordIndex(entries: Iterable<Entry>): WordIndex {
  const named = new Set<string>();
  const index = new MiniSearch<{ id: number }>({
    fields: [...labels, "text"],
    tokenize: (text) => text.split(" "),
    processTerm: (word) => word,
  });
  for (const entry of entries) {
    const fields = fieldsOf(entry);
    for (const label of labels) for (const word of fields[label]) named.add(word);
    const texts = Object.entries(fields).map(([place, words]) => [place, words.join(" ")]);
    index.add({ id: entry.id, ...Object.fromEntries(texts) });
  }

  const search = (word: string, options: SearchOptions, kindOf: (term: string) => Kind | null) =>
    index.search(word, options).map(({ id, match }): [number, number] => {
      const values = Object.entries(match).flatMap(([term, places]) => {
        const kind = kindOf(term);
        return kind ? places.map((place) => worth[kind][place as Place]) : [];
      });
      return [id as number, Math.max(0, ...values)];
    });

  function misspelt(word: string): [number, number][] {
    const errors = errorsOf(word);
    if (!errors) return [];
    const fields = [...errors.places];
    const changedPlaces = swapped(word).filter((other) => named.has(other));
    return [
      ...changedPlaces.flatMap((other) => search(other, { fields }, () => "misspelt")),
      ...search(word, { fields, fuzzy: errors.edits }, (term) => (errors.isOne(term) ? "misspelt" : null)),
    ];
  }

  /** Two letters left out, or an error in a word that is still being typed. */
  function coarselyMisspelt(word: string, isLast: boolean): [number, number][] {
    const isMeant = (other: string) => lacksTwo(other, word) || (isLast && beginsWithError(other, word));
    return [...named]
      .filter(isMeant)
      .flatMap((other) => search(other, { fields: [...labels] }, () => "misspelt"));
  }

  return {
    knows: (word) => named.has(word),
    find(word, isLast) {
      const kindOf = (term: string): Kind => (term === word ? "whole" : "beginning");
      // One letter begins too much, unless it is the one just typed; in texts so do three.
      const found = [
        ...search(word, { fields: [...labels], prefix: isLast || word.length > 1 }, kindOf),
        ...search(word, { fields: ["text"], prefix: word.length > 3 }, kindOf),
      ];
      if (found.some(([, value]) => value >= MOST_OF_A_TEXT)) return best(found);
      return best([...found, ...misspelt(word), ...coarselyMisspelt(word, isLast)]);
    },
  };
}

function best(found: readonly (readonly [number, number])[]): Map<number, number> {
  const values = new Map<number, number>();
  for (const [id, value] of found) if (value > (values.get(id) ?? 0)) values.set(id, value);
  return values;
}

function fieldsOf({
  name,
  category = "",
  colours = [],
  keywords = "",
  text = "",
}: Entry): Record<Place, string[]> {
  const withPairs = (phrase: string): string[] => {
    const words = wordsOf(phrase);
    return [...words, ...joinedPairs(words)];
  };
  const called = {
    name: withPairs(name),
    category: withPairs(category),
    keywords: keywords.split(",").flatMap(withPairs),
  };
  return {
    ...called,
    colours: colours.flatMap(colourWords),
    alike: alike(Object.values(called).flat()),
    text: wordsOf(text),
  };
}
