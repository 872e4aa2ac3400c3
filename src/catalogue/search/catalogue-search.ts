import { isDeepStrictEqual } from "node:util";
import { hasMeaningfulStart, KnownWords } from "./known-words.ts";
import { type SearchEntry, wordsByField } from "./search-entry.ts";
import { type Phrase, type ShopWords, type Spelling, understandPhrase } from "./understand-phrase.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { fieldScores, foldedWriting, WordIndex } from "./word-index.ts";

/** What the beginning of a word scores less. */
const BEGINNING = 2;
/** Above every score of words. */
const [EXACT_NAME, NAME_BEGINNING] = [200, 100];
/** Shorter beginnings would be found in nearly every text. */
const MIN_TEXT_BEGINNING = 4;

/** What was found, with scores. */
type Scores = ReadonlyMap<number, number>;

/** What a word scores more or less that means the same as the typed one. */
const ALIKE = 6;
/** What is a present, too, comes before what is as good a find. */
const PRESENT = 1;

/** A search that follows what can be found: an entry is put in anew when it changes. */
export class EntrySearch {
  readonly #index = new WordIndex();
  readonly #entries = new Map<number, { readonly entry: SearchEntry; readonly joinedName: string }>();
  readonly words: KnownWords;
  readonly #shop: ShopWords;

  constructor(vocabulary: Vocabulary) {
    this.words = new KnownWords(this.#index, vocabulary);
    this.#shop = {
      known: this.words,
      isColourName: (word) => this.#index.colourWords.has(word),
      hasSize: (word) => this.#index.sizes.has(word),
    };
  }

  put(entry: SearchEntry): void {
    if (isDeepStrictEqual(this.#entries.get(entry.id)?.entry, entry)) return;
    this.remove(entry.id);
    this.#entries.set(entry.id, { entry, joinedName: foldedWriting(entry.name) });
    this.#index.add(entry, wordsByField(entry));
  }

  remove(id: number): void {
    const known = this.#entries.get(id);
    if (!known) return;
    this.#entries.delete(id);
    this.#index.remove(known.entry, wordsByField(known.entry));
  }

  /** `currencyCode`: in which prices are shown. */
  understand(term: string, currencyCode = "", spelling: Spelling = "forgiven"): Phrase {
    return understandPhrase(term, this.#shop, this.words.vocabulary, { currencyCode, spelling });
  }

  /**
   * The entries that have every word, with their scores: the average of their words' scores, and more where the name is the
   * phrase or begins with it. What only a text mentions is found only when no label has a word. A phrase without words, which only
   * limits what is found, finds all.
   */
  find({ wordings, presents, readings, topics }: Phrase): Scores {
    const forPresents = presents.map((word) => this.#scoresOf(word, false));
    if (!wordings.length) {
      if (presents.length) return this.#anyPresent(forPresents);
      return readings.length || topics.includes("sizes")
        ? new Map(this.#entries.keys().map((id) => [id, 1]))
        : noScores;
    }
    const found = this.#withAllWords(wordings);
    for (const scores of forPresents)
      for (const id of scores.keys()) if (found.has(id)) found.set(id, (found.get(id) ?? 0) + PRESENT);
    return found;
  }

  /** `giveaway` finds what `gift` finds too, behind what is called so. */
  #anyPresent(typed: readonly Scores[]): Scores {
    const called = sumOf(typed);
    const others = sumOf([...this.words.vocabulary.presents].map((word) => this.#scoresOf(word, false)));
    const behind = [...others].filter(([id]) => !called.has(id)).map(([id]) => [id, PRESENT] as const);
    return new Map([...called, ...behind]);
  }

  /** The entries that have some of the words in a label: those with the most come first. */
  findSome({ wordings, presents }: Phrase): Scores {
    const words = [...(wordings[0] ?? []), ...presents];
    return sumOf(
      words.map(
        (word) => new Map([...this.#scoresOf(word, false)].filter(([, score]) => score > fieldScores.text)),
      ),
    );
  }

  /** Whether a name, keyword or category has the word; with `inText` also a text. */
  hasWord(id: number, word: string, inText: boolean): boolean {
    const score = this.#index.labels.get(word)?.scores.get(id) ?? 0;
    return score > fieldScores.colours || (inText && (this.#index.texts.get(word)?.has(id) ?? false));
  }

  #withAllWords(wordings: Phrase["wordings"]): Map<number, number> {
    const [labelled, others] = [new Map<number, number>(), new Map<number, number>()];
    const asked = wordings[0]?.join("") ?? "";
    for (const words of wordings) {
      const [first = noScores, ...more] = words.map((word, at) =>
        this.#scoresOf(word, at === words.length - 1),
      );
      for (const [id, score] of first) {
        const all = [score, ...more.map((scores) => scores.get(id) ?? 0)];
        if (all.includes(0)) continue;
        const found = Math.max(...all) > fieldScores.text ? labelled : others;
        const average = all.reduce((sum, each) => sum + each, 0) / all.length;
        const whole = average + nameScore(this.#entries.get(id)?.joinedName ?? "", asked);
        found.set(id, Math.max(found.get(id) ?? 0, whole));
      }
    }
    // Two words that only a text happens to have say nothing, where one of them is what something is called.
    const isChance = (wordings[0] ?? []).length > 1 && wordings[0]?.some((word) => this.words.isLabel(word));
    return labelled.size || isChance ? labelled : others;
  }

  /** The entries that have a word, one that begins with it, or one that means the same, by their best place for it. */
  #scoresOf(word: string, isLast: boolean): Scores {
    const { labels, texts } = this.#index;
    const { synonyms } = this.words.vocabulary;
    // What people call something is no beginning of another name: `buds` are earbuds, and not on a budget.
    const isCalledSo = synonyms.has(word) && !labels.has(word);
    const isBeginning = hasMeaningfulStart(word, isLast) && !isCalledSo;
    const found = new Map(labels.get(word)?.scores);
    const note = (id: number, score: number) => {
      if (score > (found.get(id) ?? 0)) found.set(id, score);
    };
    const noteAlike = (others: readonly string[], score: number) => {
      for (const other of others) {
        for (const id of labels.get(other)?.scores.keys() ?? []) note(id, score);
        for (const id of texts.get(other) ?? []) note(id, fieldScores.text - BEGINNING);
      }
    };
    if (isBeginning)
      for (const [other, { scores }] of labels.atPrefix(word))
        if (other !== word) for (const [id, score] of scores) note(id, score - BEGINNING);
    noteAlike(synonyms.get(word) ?? [], ALIKE);
    // What is a word already need not be the beginning of another name.
    if (isBeginning && !labels.has(word))
      for (const others of synonyms.atPrefix(word).values()) noteAlike(others, ALIKE - BEGINNING);
    for (const id of texts.get(word) ?? []) note(id, fieldScores.text);
    if (isBeginning && word.length >= MIN_TEXT_BEGINNING)
      for (const ids of texts.atPrefix(word).values())
        for (const id of ids) note(id, fieldScores.text - BEGINNING);
    return found;
  }
}

const noScores: Scores = new Map();

/** The ids of what was found, best first; equal ones stay in the order of `ids`. */
export function bestFirst(ids: Iterable<number>, found: Scores): number[] {
  const byScore = Map.groupBy(
    [...ids].filter((id) => found.has(id)),
    (id) => found.get(id) ?? 0,
  );
  return [...byScore.keys()].sort((a, b) => b - a).flatMap((score) => byScore.get(score) ?? []);
}

/** A name that is the phrase comes before one that begins with it, and that before all others. */
const nameScore = (joinedName: string, asked: string): number =>
  joinedName === asked ? EXACT_NAME : joinedName.startsWith(asked) ? NAME_BEGINNING : 0;

function sumOf(all: readonly Scores[]): Scores {
  const sums = new Map<number, number>();
  for (const scores of all) for (const [id, score] of scores) sums.set(id, (sums.get(id) ?? 0) + score);
  return sums;
}
