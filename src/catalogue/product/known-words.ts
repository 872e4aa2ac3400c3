import SearchableMap from "minisearch/SearchableMap";
import { labelFields, type SearchEntry, type WordsByField } from "./search-entry.ts";
import { synonymPhrases } from "./search-synonyms.ts";
import { transpositions, wordsOf } from "./search-words.ts";
import { allowedErrors, missesTwoLetters, startsWithTypingError } from "./typing-errors.ts";

/** A word of a label, or two joined ones, in the form of the index. */
interface KnownWord {
  /** How many labels have it. */
  uses: number;
  /** How the entries write it, each with a weight: `t-shirt`, `power bank`. Synonyms of their words are not written there. */
  readonly writings: Map<string, number>;
}

interface Candidate {
  readonly folded: string;
  readonly written: string;
  /** How far it is from what was typed. */
  readonly edits: number;
  readonly weight: number;
}

/** A word in a name weighs more than one in another label. */
const NAME_WEIGHT = 3;
const OTHER_WEIGHT = 1;
/** One letter is the beginning of too many words. */
const MIN_LETTERS = 2;
const fold = (text: string): string => wordsOf(text).join("");
const synonymWritings = new Map(synonymPhrases.map((phrase) => [fold(phrase), phrase]));

/** The words of all that a search can find: typed words are corrected and completed to them. */
export class KnownWords {
  readonly #labels = new SearchableMap<KnownWord>();
  readonly #texts = new Map<string, number>();

  /** `times` 1 adds an entry, -1 takes it away. */
  count(entry: SearchEntry, fields: WordsByField, times: 1 | -1): void {
    for (const field of labelFields) for (const word of fields[field]) this.#countLabel(word, times);
    for (const word of fields.text) {
      const uses = (this.#texts.get(word) ?? 0) + times;
      if (uses) this.#texts.set(word, uses);
      else this.#texts.delete(word);
    }
    this.#countWritings(entry.name, times * NAME_WEIGHT);
    for (const phrase of [
      entry.category ?? "",
      ...(entry.keywords ?? "").split(","),
      ...(entry.colours ?? []),
    ])
      this.#countWritings(phrase, times * OTHER_WEIGHT);
  }

  #countLabel(word: string, times: 1 | -1): void {
    const known = this.#labels.get(word) ?? { uses: 0, writings: new Map<string, number>() };
    known.uses += times;
    if (known.uses) this.#labels.set(word, known);
    else this.#labels.delete(word);
  }

  #countWritings(phrase: string, weight: number): void {
    for (const written of writingsIn(phrase)) {
      const writings = this.#labels.get(fold(written))?.writings;
      const next = (writings?.get(written) ?? 0) + weight;
      if (next) writings?.set(written, next);
      else writings?.delete(written);
    }
  }

  /** Whether a label has this word, or these two joined. */
  isLabel(word: string): boolean {
    return this.#labels.has(word);
  }

  /** Whether a word of a label begins like this. */
  begins(beginning: string): boolean {
    return !this.#labels.atPrefix(beginning).keys().next().done;
  }

  /** What a mistyped word is taken for. Undefined when it is a word of a label or text, or a beginning of one of a label. */
  correct(word: string, isLast: boolean): Candidate | undefined {
    const isKnown =
      this.#texts.has(word) || this.isLabel(word) || (hasMeaningfulStart(word, isLast) && this.begins(word));
    return isKnown ? undefined : this.#similar(word, isLast)[0];
  }

  /**
   * Completes the last typed word: `black bot` becomes `black bottle`. Words that follow the previous word somewhere come first
   * (`power bank`), then those of most entries. It corrects typing errors only when no word begins with the typed letters. It
   * never completes a whole word to itself.
   */
  complete(typed: string): string[] {
    const before = typed.trim().split(/\s+/);
    const last = fold(before.pop() ?? "");
    if (!last || before.join("").length + last.length < MIN_LETTERS) return [];
    const starting = this.#startingWith(last, () => true)
      .filter(isOneWord)
      .sort(byWeight);
    const completions = starting.length
      ? starting.filter(({ folded }) => folded !== last)
      : this.#similar(last, true).filter(isOneWord);
    const known = before.map((word) => this.correct(fold(word), true)?.written ?? word);
    const previous = fold(known.at(-1) ?? "");
    const follows = ({ folded }: Candidate) => this.isLabel(previous + folded);
    return completions
      .toSorted((a, b) => Number(follows(b)) - Number(follows(a)))
      .map(({ written }) => [...known, written].join(" "));
  }

  #startingWith(beginning: string, isMeant: (word: string) => boolean): Candidate[] {
    return [...this.#labels.atPrefix(beginning)]
      .filter(([word]) => !/\d/.test(word) && isMeant(word))
      .map(([word, known]) => candidateOf(word, known));
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
      for (const [other, [known, edits]] of this.#labels.fuzzyGet(word, errors.edits))
        if (errors.isAllowed(other)) add(candidateOf(other, known, edits));
      for (const other of transpositions(word)) {
        const known = this.#labels.get(other);
        if (known) add(candidateOf(other, known, 1));
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

function candidateOf(folded: string, { writings }: KnownWord, edits = 0): Candidate {
  let [written, weight, highest] = [synonymWritings.get(folded) ?? folded, 0, 0];
  for (const [each, its] of writings) {
    weight += its;
    if (its > highest || (its === highest && isBetter(each, written))) [written, highest] = [each, its];
  }
  return { folded, written, edits, weight };
}

/** One word is better than two for what can be written in both ways. */
const isBetter = (one: string, other: string): boolean =>
  one.includes(" ") === other.includes(" ") ? one < other : other.includes(" ");

/** Neither a number nor two words. */
const isOneWord = ({ written, weight }: Candidate): boolean =>
  weight > 0 && /^\p{L}[\p{L}’'-]+\p{L}$/u.test(written);

const byWeight = (a: Candidate, b: Candidate): number =>
  b.weight - a.weight || (a.folded < b.folded ? -1 : 1);

/** The words of a phrase as they are written, in small letters: each one, those with hyphens, and each two neighbours. */
function writingsIn(phrase: string): ReadonlySet<string> {
  const text = phrase.toLowerCase();
  const words = text.match(/[\p{L}\p{N}’']+/gu) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return new Set([...words, ...(text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []), ...pairs]);
}
