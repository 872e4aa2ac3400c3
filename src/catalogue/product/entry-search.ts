import type { SearchEntry } from "./entry-words.ts";
import { once } from "./once.ts";
import { queryWords, spellingsOf } from "./search-words.ts";
import { type Live, MAX_TEXT_SCORE, WordIndex } from "./word-index.ts";

/** A name that equals the query, or starts with it, ranks above every score of single words. */
const EXACT_NAME_SCORE = 200;
const NAME_PREFIX_SCORE = 100;
/** Up to this many replaced entries, a search is never made anew. */
const MIN_GONE = 1_000;

/** Whether typing errors are forgiven. */
export type Spelling = "forgiven" | "as typed";

export interface FoundEntries {
  readonly count: number;
  /** Best first; sorted when they are first asked for. */
  readonly ids: readonly number[];
}

/**
 * A search over entries, which never changes: `with` returns the next one. All of them share the words, and each knows which
 * entries it has.
 */
export class EntrySearch {
  readonly #index: WordIndex;
  readonly #live: Live;

  private constructor(index: WordIndex, live: Live) {
    this.#index = index;
    this.#live = live;
  }

  static of(entries: readonly SearchEntry[]): EntrySearch {
    return new EntrySearch(new WordIndex(), new Uint8Array()).with(entries);
  }

  /** The same with these entries added, and without the older ones that have an id of `gone`. */
  with(entries: readonly SearchEntry[], gone: ReadonlySet<number> = new Set()): EntrySearch {
    const start = this.#index.size;
    for (const entry of entries) this.#index.add(entry);
    const live = new Uint8Array(this.#index.size);
    live.set(this.#live);
    if (gone.size)
      for (let at = 0; at < start; at += 1) if (gone.has(this.#index.entryOf(at)?.id ?? 0)) live[at] = 0;
    live.fill(1, start);
    return new EntrySearch(this.#index, live);
  }

  /** Whether most of what it reads through is gone, so that it should be made again. */
  get isMostlyGone(): boolean {
    const gone = this.#live.reduce((count, isLive) => count + 1 - isLive, 0);
    return gone > MIN_GONE && gone > this.#live.length / 2;
  }

  /**
   * An entry must match every word of the query. Its score is the average of its words' scores (word-index.ts); entries with
   * equal scores stay in the order of the shop. An entry that matches only in its text is found only when no entry matches in
   * its name, category, colours or keywords.
   */
  find(term: string, spelling: Spelling = "forgiven"): FoundEntries {
    const asked = queryWords(term);
    const values = this.#valuesOf(asked, spelling);
    const isFoundByLabel = values.some((value) => value > MAX_TEXT_SCORE);
    const least = isFoundByLabel ? MAX_TEXT_SCORE : 0;
    const found: number[] = [];
    for (let at = 0; at < values.length; at += 1) if ((values[at] ?? 0) > least) found.push(at);
    return new Found(found.length, () => this.#sort(found, values, asked.join("")));
  }

  /** The words that a term with typing errors was taken for; null when it has none. */
  correct(term: string): string | null {
    const asked = queryWords(term);
    const corrections = this.#variantsOf(asked).map((words) =>
      words.map((word, at) => this.#index.correct(word, at === words.length - 1, this.#live)),
    );
    if (corrections.some((words) => words.every((word) => word === undefined))) return null;
    const typed = new Map(spellingsOf(term));
    return asked.map((word, at) => corrections[0]?.[at] ?? typed.get(word) ?? word).join(" ");
  }

  /**
   * The query itself, and the query with two neighbouring words joined where that is a known word: `note book`,
   * `tee shirt`.
   */
  #variantsOf(words: readonly string[]): (readonly string[])[] {
    const joinedVariants = words.slice(1).flatMap((word, at) => {
      const one = (words[at] ?? "") + word;
      return this.#index.hasWord(one, this.#live)
        ? [[...words.slice(0, at), one, ...words.slice(at + 2)]]
        : [];
    });
    return [words, ...joinedVariants];
  }

  /** For each entry the best average of the scores of a variant's words. */
  #valuesOf(asked: readonly string[], spelling: Spelling): Float64Array {
    const values = new Float64Array(this.#live.length);
    for (const words of this.#variantsOf(asked)) {
      const found = words.map((word, at) => {
        const isLast = at === words.length - 1;
        return spelling === "forgiven"
          ? this.#index.find(word, isLast, this.#live)
          : this.#index.findAsTyped(word, isLast, this.#live);
      });
      for (let at = 0; at < values.length; at += 1) {
        let sum = 0;
        for (const scores of found) {
          const value = scores[at];
          if (!value) {
            sum = 0;
            break;
          }
          sum += value;
        }
        if (sum / words.length > (values[at] ?? 0)) values[at] = sum / words.length;
      }
    }
    return values;
  }

  /** Ids, best first. Scores are few, so entries are gathered by them, in the order of the shop. */
  #sort(found: readonly number[], values: Float64Array, asked: string): readonly number[] {
    const byTotal = new Map<number, number[]>();
    let [lastTotal, same]: [number, number[]] = [Number.NaN, []];
    for (const at of found) {
      const name = this.#index.joinedNameOf(at);
      const nameScore = name === asked ? EXACT_NAME_SCORE : name.startsWith(asked) ? NAME_PREFIX_SCORE : 0;
      const total = (values[at] ?? 0) + nameScore;
      if (total !== lastTotal) {
        same = byTotal.get(total) ?? [];
        byTotal.set(total, same);
        lastTotal = total;
      }
      same.push(at);
    }
    return [...byTotal]
      .sort(([a], [b]) => b - a)
      .flatMap(([, numbers]) => this.#index.sort(numbers).map((at) => this.#index.entryOf(at)?.id ?? 0));
  }
}

class Found implements FoundEntries {
  readonly count: number;
  readonly #ids: () => readonly number[];

  constructor(count: number, sort: () => readonly number[]) {
    this.count = count;
    this.#ids = once(sort);
  }
  get ids(): readonly number[] {
    return this.#ids();
  }
}
