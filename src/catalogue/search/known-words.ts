import { transpositions } from "./search-words.ts";
import { allowedErrors, missesTwoLetters, startsWithTypingError } from "./typing-errors.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { foldedWriting, type LabelWord, type WordIndex } from "./word-index.ts";

interface Candidate {
  readonly folded: string;
  readonly written: string;
  /** How far it is from what was typed. */
  readonly edits: number;
  readonly weight: number;
}

/** One letter is the beginning of too many words. */
const MIN_LETTERS = 2;

/** Corrects and completes typed words to those of the index. */
export class KnownWords {
  readonly #index: WordIndex;
  /** Words that are understood, beside those of the index. */
  vocabulary: Vocabulary;

  constructor(index: WordIndex, vocabulary: Vocabulary) {
    this.#index = index;
    this.vocabulary = vocabulary;
  }

  /** Whether a label has this word, or these two joined. */
  isLabel(word: string): boolean {
    return this.#index.isLabel(word);
  }

  /** What a mistyped word is taken for. Undefined when it is a word of a label or text, or a beginning of one of a label. */
  correct(word: string, isLast: boolean): Candidate | undefined {
    const isKnown =
      this.#index.texts.has(word) ||
      this.isLabel(word) ||
      (hasMeaningfulStart(word, isLast) && this.#index.begins(word));
    return isKnown ? undefined : this.#similar(word, isLast)[0];
  }

  /**
   * Completes the last typed word: `black bot` becomes `black bottle`. Words that follow the previous word somewhere come first
   * (`power bank`), then those of most entries. It corrects typing errors only when no word begins with the typed letters. It
   * never completes a whole word to itself.
   */
  complete(typed: string): string[] {
    const before = typed.trim().split(/\s+/);
    const last = foldedWriting(before.pop() ?? "");
    if (!last || before.join("").length + last.length < MIN_LETTERS) return [];
    const starting = this.#startingWith(last, () => true)
      .filter(isOneWord)
      .sort(byWeight);
    const completions = starting.length
      ? starting.filter(({ folded }) => folded !== last)
      : this.#similar(last, true).filter(isOneWord);
    const known = before.map((word) => this.correct(foldedWriting(word), true)?.written ?? word);
    const previous = foldedWriting(known.at(-1) ?? "");
    const follows = ({ folded }: Candidate) => this.isLabel(previous + folded);
    return completions
      .toSorted((a, b) => Number(follows(b)) - Number(follows(a)))
      .map(({ written }) => [...known, written].join(" "));
  }

  #startingWith(beginning: string, isMeant: (word: string) => boolean): Candidate[] {
    return [...this.#index.labels.atPrefix(beginning)]
      .filter(([word]) => !/\d/.test(word) && isMeant(word))
      .map(([word, known]) => this.#candidateOf(word, known));
  }

  #candidateOf(folded: string, { writings }: LabelWord, edits = 0): Candidate {
    let [written, weight, highest] = [this.vocabulary.words.get(folded) ?? folded, 0, 0];
    for (const [each, its] of writings) {
      weight += its;
      if (its > highest || (its === highest && isBetter(each, written))) [written, highest] = [each, its];
    }
    return { folded, written, edits, weight };
  }

  /** Words that a mistyped one may mean, the nearest first. A word that is still being typed may be longer. */
  #similar(word: string, isLast: boolean): Candidate[] {
    const found = new Map<string, Candidate>();
    const add = (candidate: Candidate) => {
      const known = found.get(candidate.folded);
      if (!known || candidate.edits < known.edits) found.set(candidate.folded, candidate);
    };
    const errors = allowedErrors(word);
    if (errors) {
      for (const [other, [known, edits]] of this.#index.labels.fuzzyGet(word, errors.edits))
        if (errors.isAllowed(other)) add(this.#candidateOf(other, known, edits));
      for (const [folded, [written, edits]] of this.vocabulary.words.fuzzyGet(word, errors.edits))
        if (errors.isAllowed(folded)) add({ folded, written, edits, weight: 0 });
      for (const other of transpositions(word)) {
        const known = this.#index.labels.get(other);
        const written = this.vocabulary.words.get(other);
        if (known) add(this.#candidateOf(other, known, 1));
        else if (written) add({ folded: other, written, edits: 1, weight: 0 });
      }
    }
    const start = word.slice(0, 1);
    for (const other of this.#startingWith(start, (each) => missesTwoLetters(each, word)))
      add({ ...other, edits: 2 });
    // What is still being typed rather goes on than is wrong as a whole.
    if (isLast) this.#startingWith(start, (each) => startsWithTypingError(each, word)).forEach(add);
    return [...found.values()]
      .filter(({ folded }) => !/\d/.test(folded))
      .sort((a, b) => a.edits - b.edits || byWeight(a, b));
  }
}

/** A single letter is no beginning, unless it is the last that was typed. */
export const hasMeaningfulStart = (word: string, isLast: boolean): boolean => isLast || word.length > 1;

/** One word is better than two for what can be written in both ways. */
const isBetter = (one: string, other: string): boolean =>
  one.includes(" ") === other.includes(" ") ? one < other : other.includes(" ");

/** Neither a number nor two words. */
const isOneWord = ({ written, weight }: Candidate): boolean =>
  weight > 0 && /^\p{L}[\p{L}’'-]+\p{L}$/u.test(written);

const byWeight = (a: Candidate, b: Candidate): number =>
  b.weight - a.weight || (a.folded < b.folded ? -1 : 1);
