import { allowedErrors } from "./allowed-errors.ts";
import { bits, LABELS, phrasesOf, type SearchEntry, spellingsIn, wordFields } from "./entry-words.ts";
import { synonymPhrases } from "./search-synonyms.ts";
import { transpositions, wordsOf } from "./search-words.ts";
import { countEdits, missesTwoLetters, startsWithTypingError } from "./typing-errors.ts";
import { documentOf, fieldsOf, type PostedWord, postingsOf, WordPostings } from "./word-postings.ts";

type Field = Exclude<keyof typeof bits, "spelt">;
const fields: readonly Field[] = ["name", "keywords", "category", "colours", "alike", "text"];
type MatchKind = "whole" | "beginning" | "misspelt";

/** The score of a word by the field and the kind of match. A name scores highest, a typing error lowest. */
const scores: Readonly<Record<MatchKind, Readonly<Record<Field, number>>>> = {
  whole: { name: 12, keywords: 8, category: 7, colours: 7, alike: 6, text: 2 },
  beginning: { name: 10, keywords: 6, category: 5, colours: 5, alike: 4, text: 1 },
  misspelt: { name: 5, keywords: 4, category: 3, colours: 3, alike: 3, text: 0 },
};
/** The highest score of a word that was found only in the description. */
export const MAX_TEXT_SCORE = scores.whole.text;

/** The best score of every combination of fields. */
const bestScores = (kind: MatchKind): Uint8Array =>
  Uint8Array.from({ length: 2 * bits.spelt }, (_, combined) =>
    Math.max(0, ...fields.filter((field) => combined & bits[field]).map((field) => scores[kind][field])),
  );
const best = {
  whole: bestScores("whole"),
  beginning: bestScores("beginning"),
  misspelt: bestScores("misspelt"),
};

interface NumberedEntry {
  readonly id: number;
  readonly position: number;
  /** What its labels are written from; the first way of writing a word is the one that is shown. */
  readonly phrases: readonly string[];
}

interface SpellingPlace {
  /** The number of the entry that writes a word so; undefined: synonyms do. */
  readonly first: number | undefined;
  readonly place: number;
}

/** For each entry, by its number: what a word scores; 0 where it is not found. */
export type Scores = Uint8Array;
/** Which entries count, by their numbers. */
export type Live = Uint8Array;

/**
 * The words of entries, which are numbered as they are added and never leave: whoever searches says which of them count.
 * Expects words in the form that `wordsOf` returns.
 */
export class WordIndex {
  readonly #postings = new WordPostings();
  readonly #entries: NumberedEntry[] = [];
  readonly #names: string[] = [];
  /** This many of the first entries are in the order of the shop. */
  #inOrder = 0;

  get size(): number {
    return this.#entries.length;
  }

  /** Its number is the size before. */
  add(entry: SearchEntry): void {
    const [number, phrases] = [this.size, phrasesOf(entry)];
    const { id, position, name } = entry;
    this.#entries.push({ id, position, phrases });
    this.#names.push(wordsOf(name).join(""));
    if (this.#inOrder === number && (!number || this.#compare(number - 1, number) < 0)) this.#inOrder += 1;
    for (const [word, found] of wordFields(entry)) this.#postings.add(word, number, found);
  }

  entryOf(number: number): NumberedEntry | undefined {
    return this.#entries[number];
  }

  /** The words of the entry's name, joined. */
  joinedNameOf(number: number): string {
    return this.#names[number] ?? "";
  }

  /** Numbers that rise in the order of the shop. */
  sort(numbers: readonly number[]): readonly number[] {
    const isSorted = (numbers.at(-1) ?? 0) < this.#inOrder;
    return isSorted ? numbers : numbers.toSorted((a, b) => this.#compare(a, b));
  }

  #compare(one: number, other: number): number {
    const [a, b] = [this.#entries[one], this.#entries[other]];
    return (a?.position ?? 0) - (b?.position ?? 0) || (a?.id ?? 0) - (b?.id ?? 0);
  }

  /** Whether a word, or two joined words, is in the name, category, colours or keywords of an entry. */
  hasWord(word: string, live: Live): boolean {
    return isIn(this.#postings.of(word), LABELS, live);
  }

  /** Typing errors are allowed only when nothing matches the word itself. */
  find(word: string, isLast: boolean, live: Live): Scores {
    const found = this.findAsTyped(word, isLast, live);
    if (isEnough(found)) return found;
    for (const posted of this.#misspelt(word))
      score(found, postingsOf(posted), allowedErrors(word)?.places ?? 0, best.misspelt, live);
    for (const posted of this.#badlyMisspelt(word, isLast))
      score(found, postingsOf(posted), LABELS, best.misspelt, live);
    return found;
  }

  /** The same without typing errors. */
  findAsTyped(word: string, isLast: boolean, live: Live): Scores {
    const found = new Uint8Array(live.length);
    score(found, this.#postings.of(word), LABELS | bits.text, best.whole, live);
    const beginnings = placesOfBeginnings(word, isLast);
    if (beginnings)
      for (const posted of this.#postings.startingWith(word))
        if (posted.word !== word) score(found, postingsOf(posted), beginnings, best.beginning, live);
    return found;
  }

  /** Whether `findAsTyped` finds enough, without the scores of all entries. */
  #isFoundAsTyped(word: string, isLast: boolean, live: Live): boolean {
    const scoresEnough = (posted: readonly number[], places: number, best: Uint8Array) =>
      posted.some(
        (posting) => (best[fieldsOf(posting) & places] ?? 0) >= MAX_TEXT_SCORE && live[documentOf(posting)],
      );
    if (scoresEnough(this.#postings.of(word), LABELS | bits.text, best.whole)) return true;
    const beginnings = placesOfBeginnings(word, isLast);
    return (
      beginnings > 0 &&
      this.#postings
        .startingWith(word)
        .some((posted) => scoresEnough(postingsOf(posted), beginnings, best.beginning))
    );
  }

  /** The word that `find` takes a mistyped one for, as it is written in a label. Undefined when it matches itself. */
  correct(word: string, isLast: boolean, live: Live): string | undefined {
    if (this.#isFoundAsTyped(word, isLast, live)) return undefined;
    // A word with an ordinary typing error is always nearer than one with a worse error.
    return (
      this.#nearest(word, this.#misspelt(word), live) ??
      this.#nearest(word, this.#badlyMisspelt(word, isLast), live)
    );
  }

  /** How the word with the fewest edits is written; of several the one that comes first in the shop. */
  #nearest(word: string, candidates: readonly PostedWord[], live: Live): string | undefined {
    const places = allowedErrors(word)?.places ?? LABELS;
    const distance = (posted: PostedWord) => Math.abs(posted.word.length - word.length);
    let nearest: (SpellingPlace & { readonly edits: number; readonly written: string }) | undefined;
    for (const posted of candidates.toSorted((a, b) => distance(a) - distance(b))) {
      if (nearest && distance(posted) > nearest.edits) break;
      const edits = countEdits(posted.word, word);
      if ((nearest && edits > nearest.edits) || !isIn(postingsOf(posted), places, live)) continue;
      const spelling = this.#spellingOf(posted, live);
      if (!spelling) continue;
      if (!nearest || edits < nearest.edits || this.#comparePlaces(spelling, nearest) < 0)
        nearest = { ...spelling, edits };
    }
    return nearest?.written;
  }

  #misspelt(word: string): readonly PostedWord[] {
    const errors = allowedErrors(word);
    if (!errors) return [];
    const exchanged = new Set(transpositions(word));
    return this.#postings
      .similarTo(word, errors.edits)
      .filter((posted) => errors.isAllowed(posted.word) || exchanged.has(posted.word));
  }

  /** Two missing letters, or one error in a word that is still being typed. All of them begin with the same letter. */
  #badlyMisspelt(word: string, isLast: boolean): readonly PostedWord[] {
    return this.#postings
      .startingWith(word.slice(0, 1))
      .filter(
        (posted) =>
          missesTwoLetters(posted.word, word) || (isLast && startsWithTypingError(posted.word, word)),
      );
  }

  /** How the first entry that has the word writes it, else how the synonyms do. */
  #spellingOf({ word, postings }: PostedWord, live: Live) {
    let first: number | undefined;
    for (const posting of [postings].flat()) {
      const number = documentOf(posting);
      if (!(fieldsOf(posting) & bits.spelt && live[number])) continue;
      if (first === undefined || this.#compare(number, first) < 0) first = number;
    }
    const spellings = spellingsIn(
      first === undefined ? synonymPhrases : (this.#entries[first]?.phrases ?? []),
    );
    const written = spellings.get(word);
    return written === undefined ? undefined : { written, first, place: [...spellings.keys()].indexOf(word) };
  }

  /** Words of the shop's own entries come before those of synonyms. */
  #comparePlaces(a: SpellingPlace, b: SpellingPlace): number {
    if (a.first === undefined || b.first === undefined)
      return Number(a.first === undefined) - Number(b.first === undefined) || a.place - b.place;
    return this.#compare(a.first, b.first) || a.place - b.place;
  }
}

/** One letter matches too many words as a prefix, unless it is the last word typed. In texts, even three letters do. */
const placesOfBeginnings = (word: string, isLast: boolean): number =>
  (isLast || word.length > 1 ? LABELS : 0) | (word.length > 3 ? bits.text : 0);

const isEnough = (found: Scores): boolean => found.some((value) => value >= MAX_TEXT_SCORE);

const isIn = (postings: readonly number[], places: number, live: Live): boolean =>
  postings.some((posting) => fieldsOf(posting) & places && live[documentOf(posting)]);

/** Raises the scores of the entries that have the word in one of these places. */
function score(
  found: Scores,
  postings: readonly number[],
  places: number,
  best: Uint8Array,
  live: Live,
): void {
  for (const posting of postings) {
    const document = documentOf(posting);
    const value = best[fieldsOf(posting) & places] ?? 0;
    if (value > (found[document] ?? 0) && live[document]) found[document] = value;
  }
}
