import MiniSearch, { type SearchOptions } from "minisearch";
import { colourWords, synonymPhrases, synonymsOf } from "./search-synonyms.ts";
import { joinedPairs, spellingsOf, transpositions, wordsOf } from "./search-words.ts";
import { countEdits, missesTwoLetters, startsWithTypingError } from "./typing-errors.ts";

/** Something that a search can find, with its words by field. */
export interface SearchEntry {
  readonly id: number;
  readonly name: string;
  readonly category?: string;
  readonly colours?: readonly string[];
  /** Phrases, separated by commas. */
  readonly keywords?: string;
  readonly text?: string;
}

const labelFields = ["name", "category", "colours", "keywords", "alike"] as const;
type Field = (typeof labelFields)[number] | "text";
type MatchKind = "whole" | "beginning" | "misspelt";

/** The score of a word by the field and the kind of match. A name scores highest, a typing error lowest. */
const scores: Readonly<Record<MatchKind, Readonly<Record<Field, number>>>> = {
  whole: { name: 12, keywords: 8, category: 7, colours: 7, alike: 6, text: 2 },
  beginning: { name: 10, keywords: 6, category: 5, colours: 5, alike: 4, text: 1 },
  misspelt: { name: 5, keywords: 4, category: 3, colours: 3, alike: 3, text: 0 },
};
/** The highest score of a word that was found only in the description. */
export const MAX_TEXT_SCORE = scores.whole.text;

interface AllowedErrors {
  readonly edits: number;
  readonly places: readonly Field[];
  isAllowed(found: string): boolean;
}

/**
 * Which typing errors are allowed in this word. Short words are similar to each other: below 6 letters the
 * first letter must be right, and with 3 letters only one missing letter is allowed. A number must match
 * exactly.
 */
function allowedErrors(word: string): AllowedErrors | null {
  const hasSameStart = (found: string) => found[0] === word[0];
  if (word.length < 3 || /\d/.test(word)) return null;
  if (word.length === 3) {
    return {
      edits: 1,
      places: ["name", "keywords"],
      isAllowed: (found) => found.length === 4 && hasSameStart(found),
    };
  }
  if (word.length < 6) return { edits: 1, places: labelFields, isAllowed: hasSameStart };
  return { edits: word.length > 7 ? 2 : 1, places: labelFields, isAllowed: () => true };
}

export interface WordIndex {
  /** Whether a word, or two joined words, is in the name, category, colours or keywords of an entry. */
  hasWord(word: string): boolean;
  /**
   * The ids of matching entries with their scores. Typing errors are allowed only when nothing matches the
   * word itself.
   */
  find(word: string, isLast: boolean): ReadonlyMap<number, number>;
  /** The same without typing errors. */
  findAsTyped(word: string, isLast: boolean): ReadonlyMap<number, number>;
  /** The word that `find` takes a mistyped one for, as it is written in a label. Undefined when it matches itself. */
  correct(word: string, isLast: boolean): string | undefined;
}

/** `find` and `hasWord` expect words in the form that `wordsOf` returns. */
export function createWordIndex(entries: Iterable<SearchEntry>): WordIndex {
  const labelWords = new Set<string>();
  const spellings = new Map<string, string>();
  const index = new MiniSearch<{ id: number }>({
    fields: [...labelFields, "text"],
    tokenize: (text) => text.split(" "),
    processTerm: (word) => word,
  });
  for (const entry of entries) {
    const fields = entryFields(entry);
    for (const label of labelFields) for (const word of fields[label]) labelWords.add(word);
    addSpellings(spellings, [entry.name, ...(entry.keywords ?? "").split(","), entry.category ?? ""]);
    addSpellings(spellings, entry.colours ?? []);
    const texts = Object.entries(fields).map(([place, words]) => [place, words.join(" ")]);
    index.add({ id: entry.id, ...Object.fromEntries(texts) });
  }
  addSpellings(spellings, synonymPhrases);

  const search = (word: string, options: SearchOptions, kindOf: (term: string) => MatchKind | null) =>
    index.search(word, options).map(({ id, match }): [number, number] => {
      const values = Object.entries(match).flatMap(([term, places]) => {
        const kind = kindOf(term);
        return kind ? places.map((place) => scores[kind][place as Field]) : [];
      });
      return [id as number, Math.max(0, ...values)];
    });

  function findMisspelt(word: string): [number, number][] {
    const errors = allowedErrors(word);
    if (!errors) return [];
    const fields = [...errors.places];
    const transposed = transpositions(word).filter((other) => labelWords.has(other));
    return [
      ...transposed.flatMap((other) => search(other, { fields }, () => "misspelt")),
      ...search(word, { fields, fuzzy: errors.edits }, (term) =>
        errors.isAllowed(term) ? "misspelt" : null,
      ),
    ];
  }

  /** Two missing letters, or one error in a word that is still being typed. */
  function findBadlyMisspelt(word: string, isLast: boolean): [number, number][] {
    const isCandidate = (other: string) =>
      missesTwoLetters(other, word) || (isLast && startsWithTypingError(other, word));
    return [...labelWords]
      .filter(isCandidate)
      .flatMap((other) => search(other, { fields: [...labelFields] }, () => "misspelt"));
  }

  function findExactly(word: string, isLast: boolean): [number, number][] {
    const kindOf = (term: string): MatchKind => (term === word ? "whole" : "beginning");
    // One letter matches too many words as a prefix, unless it is the last word typed. In texts, even three
    // letters do.
    return [
      ...search(word, { fields: [...labelFields], prefix: isLast || word.length > 1 }, kindOf),
      ...search(word, { fields: ["text"], prefix: word.length > 3 }, kindOf),
    ];
  }
  const isEnough = (found: readonly [number, number][]) => found.some(([, value]) => value >= MAX_TEXT_SCORE);

  return {
    hasWord: (word) => labelWords.has(word),
    findAsTyped: (word, isLast) => bestScores(findExactly(word, isLast)),
    find(word, isLast) {
      const found = findExactly(word, isLast);
      if (isEnough(found)) return bestScores(found);
      return bestScores([...found, ...findMisspelt(word), ...findBadlyMisspelt(word, isLast)]);
    },
    correct(word, isLast) {
      if (isEnough(findExactly(word, isLast))) return undefined;
      const errors = allowedErrors(word);
      const transposed = new Set(errors && transpositions(word));
      const fields = [...(errors?.places ?? labelFields)];
      return [...spellings]
        .filter(([folded]) => labelWords.has(folded))
        .map(([folded, written]) => ({ folded, written, edits: countEdits(folded, word) }))
        .filter(
          ({ folded, edits }) =>
            (errors && edits <= errors.edits && errors.isAllowed(folded)) ||
            transposed.has(folded) ||
            missesTwoLetters(folded, word) ||
            (isLast && startsWithTypingError(folded, word)),
        )
        .sort((a, b) => a.edits - b.edits)
        .find(({ folded }) => search(folded, { fields }, () => "misspelt").length)?.written;
    },
  };
}

/** How the words of phrases are written, also two joined ones: `powerbank` is `power bank`. The first spelling stays. */
function addSpellings(spellings: Map<string, string>, phrases: Iterable<string>): void {
  for (const phrase of phrases) {
    const words = spellingsOf(phrase);
    const pairs = words.slice(1).map(([folded, written], at): [string, string] => {
      const [before, writtenBefore] = words[at] ?? ["", ""];
      return [before + folded, `${writtenBefore} ${written}`];
    });
    for (const [folded, written] of [...words, ...pairs])
      if (!spellings.has(folded)) spellings.set(folded, written);
  }
}

function bestScores(found: readonly (readonly [number, number])[]): Map<number, number> {
  const values = new Map<number, number>();
  for (const [id, value] of found) if (value > (values.get(id) ?? 0)) values.set(id, value);
  return values;
}

function entryFields({
  name,
  category = "",
  colours = [],
  keywords = "",
  text = "",
}: SearchEntry): Record<Field, string[]> {
  const withPairs = (phrase: string): string[] => {
    const words = wordsOf(phrase);
    return [...words, ...joinedPairs(words)];
  };
  const labelled = {
    name: withPairs(name),
    category: withPairs(category),
    keywords: keywords.split(",").flatMap(withPairs),
  };
  return {
    ...labelled,
    colours: colours.flatMap(colourWords),
    alike: synonymsOf(Object.values(labelled).flat()),
    text: wordsOf(text),
  };
}
