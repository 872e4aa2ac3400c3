import { isDeepStrictEqual } from "node:util";
import MiniSearch, { type Query } from "minisearch";
import { hasMeaningfulStart, KnownWords } from "./known-words.ts";
import {
  labelFields,
  type SearchEntry,
  type SearchField,
  type WordsByField,
  wordsByField,
} from "./search-entry.ts";
import { wordsOf } from "./search-words.ts";
import { type Phrase, type Spelling, understandPhrase } from "./understand-phrase.ts";

/** What a whole word scores by the field that has it. */
const scores: Readonly<Record<SearchField, number>> = {
  name: 12,
  keywords: 8,
  category: 7,
  colours: 7,
  alike: 6,
  text: 3,
};
/** What the beginning of a word scores less. */
const BEGINNING = 2;
/** Above every score of words. */
const [EXACT_NAME, NAME_BEGINNING] = [200, 100];
/** Shorter beginnings would be found in nearly every text. */
const MIN_TEXT_BEGINNING = 4;

/** The fields that have a found word, by word. */
type Match = Readonly<Record<string, readonly string[]>>;
const isField = (field: string): field is SearchField => field in scores;

/** A search that follows what can be found: an entry is put in anew when it changes. */
export class EntrySearch {
  readonly #index = new MiniSearch<{ id: number }>({
    fields: Object.keys(scores),
    tokenize: (text) => text.split(" "),
    processTerm: (word) => word,
  });
  readonly #entries = new Map<number, { readonly entry: SearchEntry; readonly joinedName: string }>();
  readonly words = new KnownWords();

  put(entry: SearchEntry): void {
    if (isDeepStrictEqual(this.#entries.get(entry.id)?.entry, entry)) return;
    this.remove(entry.id);
    const fields = wordsByField(entry);
    this.#entries.set(entry.id, { entry, joinedName: wordsOf(entry.name).join("") });
    this.#index.add(documentOf(entry.id, fields));
    this.words.count(entry, fields, 1);
  }

  remove(id: number): void {
    const known = this.#entries.get(id);
    if (!known) return;
    const fields = wordsByField(known.entry);
    this.#entries.delete(id);
    this.#index.remove(documentOf(id, fields));
    this.words.count(known.entry, fields, -1);
  }

  understand(term: string, spelling: Spelling = "forgiven"): Phrase {
    return understandPhrase(term, this.words, spelling);
  }

  /**
   * The entries that have every word, with their scores: the average of their words' scores, and more where the name is the
   * phrase or begins with it. MiniSearch's own scores are not used: they put rare words and short names first, so that equal
   * products would lie in no order that staff can set. What only a text mentions is found only when no label has the words.
   */
  find({ wordings }: Phrase): ReadonlyMap<number, number> {
    const [[only = "", ...more] = []] = wordings;
    // A single word of a label hides what only texts mention, so texts need not be searched.
    const query: Query =
      only && wordings.length === 1 && !more.length && this.words.begins(only)
        ? { queries: [only], fields: [...labelFields], prefix: true }
        : { combineWith: "OR", queries: wordings.map(queryOf) };
    const results = this.#index.search(query);
    const labelled = results.filter(({ match }) => isInLabel(match));
    const asked = wordings[0]?.join("") ?? "";
    const found = new Map<number, number>();
    for (const { id, match } of labelled.length ? labelled : results) {
      const score = Math.max(...wordings.map((words) => scoreOf(match, words)));
      found.set(id, score + nameScore(this.#entries.get(id)?.joinedName ?? "", asked));
    }
    return found;
  }
}

/** The ids of what was found, best first; equal ones stay in the order of `ids`. */
export const bestFirst = (ids: Iterable<number>, found: ReadonlyMap<number, number>): number[] =>
  [...ids]
    .filter((id) => found.has(id))
    .map((id) => ({ id, score: found.get(id) ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);

function isInLabel(match: Match): boolean {
  for (const found in match) if (match[found]?.[0] !== "text") return true;
  return false;
}

/** The average of the words' best scores; 0 where a word is missing. */
function scoreOf(match: Match, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    let best = 0;
    for (const found in match)
      if (found.startsWith(word))
        for (const field of match[found] ?? [])
          if (isField(field)) best = Math.max(best, scores[field] - (found === word ? 0 : BEGINNING));
    if (!best) return 0;
    sum += best;
  }
  return sum / words.length;
}

const documentOf = (id: number, fields: WordsByField) => ({
  id,
  ...Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, words.join(" ")])),
});

/** Every word in a label or text; the last one may go on. */
const queryOf = (words: readonly string[]): Query => ({
  combineWith: "AND",
  queries: words.map((word, at) => {
    const prefix = hasMeaningfulStart(word, at === words.length - 1);
    if (word.length >= MIN_TEXT_BEGINNING) return { queries: [word], prefix };
    const inLabels = { queries: [word], fields: [...labelFields], prefix };
    // The labels last: of one word in a label and in the text, `match` has the fields of the last query.
    return { combineWith: "OR", queries: [{ queries: [word], fields: ["text"] }, inLabels] };
  }),
});

/** A name that is the phrase comes before one that begins with it, and that before all others. */
const nameScore = (joinedName: string, asked: string): number =>
  joinedName === asked ? EXACT_NAME : joinedName.startsWith(asked) ? NAME_BEGINNING : 0;
