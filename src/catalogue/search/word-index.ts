import SearchableMap from "minisearch/SearchableMap";
import { labelFields, type SearchEntry, type SearchField, type WordsByField } from "./search-entry.ts";
import { wordsOf } from "./search-words.ts";

/** A word of a label, or two joined ones, in the form of the index. */
export interface LabelWord {
  /** What it scores for each entry that has it: by the best of its fields. */
  readonly scores: Map<number, number>;
  /** How the entries write it, each with a weight: `t-shirt`, `power bank`. Synonyms of their words are not written there. */
  readonly writings: Map<string, number>;
}

/** What a whole word scores by the field that has it. */
export const fieldScores: Readonly<Record<SearchField, number>> = {
  name: 12,
  keywords: 8,
  category: 7,
  colours: 5,
  text: 3,
};

/** A word in a name weighs more than one in another label. */
const NAME_WEIGHT = 3;
const OTHER_WEIGHT = 1;

/** The words of all that a search can find, in trees that also know the words with a beginning and those that are nearly the same. */
export class WordIndex {
  readonly labels = new SearchableMap<LabelWord>();
  /** The entries whose text has a word. */
  readonly texts = new SearchableMap<Set<number>>();
  /** How many entries have a colour with the word in its name, and how many a size. */
  readonly colourWords = new Map<string, number>();
  readonly sizes = new Map<string, number>();

  add(entry: SearchEntry, words: WordsByField): void {
    for (const field of labelFields)
      for (const word of words[field]) {
        const { scores } = this.labels.fetch(word, newLabelWord);
        scores.set(entry.id, Math.max(scores.get(entry.id) ?? 0, fieldScores[field]));
      }
    for (const word of words.text) this.texts.fetch(word, newSet).add(entry.id);
    this.#weighWritings(entry, 1);
    this.#countNames(entry, words, 1);
  }

  remove(entry: SearchEntry, words: WordsByField): void {
    this.#weighWritings(entry, -1);
    this.#countNames(entry, words, -1);
    for (const word of labelFields.flatMap((field) => words[field])) {
      const scores = this.labels.get(word)?.scores;
      scores?.delete(entry.id);
      if (scores?.size === 0) this.labels.delete(word);
    }
    for (const word of words.text) {
      const ids = this.texts.get(word);
      ids?.delete(entry.id);
      if (ids?.size === 0) this.texts.delete(word);
    }
  }

  /** Whether a label has this word, or these two joined. */
  isLabel(word: string): boolean {
    return this.labels.has(word);
  }

  /** Whether a word of a label begins like this. */
  begins(beginning: string): boolean {
    return !this.labels.atPrefix(beginning).keys().next().done;
  }

  #countNames({ sizes = [] }: SearchEntry, { colours }: WordsByField, times: 1 | -1): void {
    for (const word of new Set(colours)) addCount(this.colourWords, word, times);
    for (const word of new Set(sizes.flatMap(sizeWords))) addCount(this.sizes, word, times);
  }

  /** `times` 1 adds the writings of an entry, -1 takes them away. */
  #weighWritings({ name, category = "", keywords = "", colours = [] }: SearchEntry, times: 1 | -1): void {
    this.#weigh(name, times * NAME_WEIGHT);
    for (const phrase of [category, ...keywords.split(","), ...colours])
      this.#weigh(phrase, times * OTHER_WEIGHT);
  }

  #weigh(phrase: string, weight: number): void {
    for (const written of writingsIn(phrase)) {
      const writings = this.labels.get(foldedWriting(written))?.writings;
      const next = (writings?.get(written) ?? 0) + weight;
      if (next) writings?.set(written, next);
      else writings?.delete(written);
    }
  }
}

function addCount(counts: Map<string, number>, word: string, times: 1 | -1): void {
  const count = (counts.get(word) ?? 0) + times;
  if (count) counts.set(word, count);
  else counts.delete(word);
}

/** How a size is asked for: `xl`, and both `67y` and `67` for `6-7 Y`. */
export function sizeWords(size: string): string[] {
  const words = wordsOf(size);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  return [words.join(""), ...(numbers.length > 1 && numbers.length < words.length ? [numbers.join("")] : [])];
}

const newLabelWord = (): LabelWord => ({ scores: new Map(), writings: new Map() });
const newSet = () => new Set<number>();

/** The form in the index of a word, or of two, as somebody writes it. */
export const foldedWriting = (written: string): string => wordsOf(written).join("");

/** The words of a phrase as they are written, in small letters: each one, those with hyphens, and each two neighbours. */
function writingsIn(phrase: string): ReadonlySet<string> {
  const text = phrase.toLowerCase();
  const words = text.match(/[\p{L}\p{N}’']+/gu) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return new Set([...words, ...(text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []), ...pairs]);
}
