import type { Product } from "../../contract/catalog.schemas.ts";
import { joinedPairs, wordsOf } from "./search-words.ts";
import { missesTwoLetters, startsWithTypingError } from "./typing-errors.ts";

type NamedProduct = Pick<Product, "productName" | "categoryName" | "metaKeywords"> & {
  readonly colourNames: readonly string[];
};

/** A spelling of a word. Never changed, so that copies of the map share it. */
interface CatalogueWord {
  /** As a person writes it, in lower case: `t-shirt`. */
  readonly shown: string;
  /** Its words in the form of the search index, joined: `tshirt`. */
  readonly folded: string;
  readonly weight: number;
}

/** A word in a product name weighs more than one in a keyword or colour. */
const NAME_WEIGHT = 3;
const OTHER_WEIGHT = 1;
/** One letter is the beginning of too many words. */
const MIN_LETTERS = 2;
const fold = (text: string): string => wordsOf(text).join("");

/** Returns `complete` of the words of these products. */
export function createTermCompletion(products: Iterable<NamedProduct>): (typed: string) => string[] {
  const words = new CatalogueWords();
  for (const product of products) words.count(product, 1);
  return (typed) => words.complete(typed);
}

/** The words that searches are completed to, and how often products have them. */
export class CatalogueWords {
  /** By their spelling. */
  readonly #words: Map<string, CatalogueWord>;
  /** Two words that follow each other in a name or keyword, joined, and in how many places. */
  readonly #pairs: Map<string, number>;

  constructor(from?: CatalogueWords) {
    this.#words = new Map(from ? from.#words : []);
    this.#pairs = new Map(from ? from.#pairs : []);
  }

  /** `times` 1 adds a product, -1 takes it away. */
  count(product: NamedProduct, times: 1 | -1): void {
    const { productName, categoryName, metaKeywords, colourNames } = product;
    this.#countWords(productName, times * NAME_WEIGHT);
    for (const text of [categoryName, metaKeywords, ...colourNames])
      this.#countWords(text, times * OTHER_WEIGHT);
    for (const phrase of [productName, ...metaKeywords.split(",")])
      for (const pair of completedPairs(phrase)) {
        const count = (this.#pairs.get(pair) ?? 0) + times;
        if (count) this.#pairs.set(pair, count);
        else this.#pairs.delete(pair);
      }
  }

  /**
   * Completes the last typed word to a word of the catalogue: `black bot` becomes `black bottle`. Words that follow the
   * previous word somewhere in the catalogue come first (`power bank`), then the words that most products have. It corrects
   * typing errors only when no word begins with the typed letters. It never completes a whole word to itself.
   */
  complete(typed: string): string[] {
    const before = typed.trim().split(/\s+/);
    const last = fold(before.pop() ?? "");
    if (!last || before.join("").length + last.length < MIN_LETTERS) return [];
    const starting = this.#likeliest(({ folded }) => folded.startsWith(last));
    const completions = starting.length
      ? starting.filter(({ folded }) => folded !== last)
      : this.#corrections(last);
    const known = before.map((word) => this.#correctWord(word));
    const previous = fold(known.at(-1) ?? "");
    const follows = ({ folded }: CatalogueWord) => this.#pairs.has(previous + folded);
    return completions
      .toSorted((a, b) => Number(follows(b)) - Number(follows(a)))
      .map(({ shown }) => [...known, shown].join(" "));
  }

  #countWords(text: string, weight: number): void {
    for (const shown of text.toLowerCase().match(/\p{L}[\p{L}’'-]+\p{L}/gu) ?? []) {
      const known = this.#words.get(shown);
      const next = { shown, folded: known?.folded ?? fold(shown), weight: (known?.weight ?? 0) + weight };
      if (next.weight) this.#words.set(shown, next);
      else this.#words.delete(shown);
    }
  }

  /** Each word once, in its most frequent spelling; those with the most weight first. */
  #likeliest(isMeant: (word: CatalogueWord) => boolean): CatalogueWord[] {
    const found = [...this.#words.values().filter(isMeant)].sort(byWeight);
    return [...Map.groupBy(found, ({ folded }) => folded).values()]
      .flatMap((spellings) => {
        const weight = spellings.reduce((sum, each) => sum + each.weight, 0);
        return spellings.slice(0, 1).map((first) => ({ ...first, weight }));
      })
      .sort(byWeight);
  }

  #corrections(typed: string): CatalogueWord[] {
    return this.#likeliest(
      ({ folded }) => startsWithTypingError(folded, typed) || missesTwoLetters(folded, typed),
    );
  }

  /** Replaces a word that no product has by the likeliest word that one has. */
  #correctWord(typed: string): string {
    const word = fold(typed);
    const isKnown = this.#words.values().some(({ folded }) => folded.startsWith(word));
    return isKnown ? typed : (this.#corrections(word)[0]?.shown ?? typed);
  }
}

const byWeight = (a: CatalogueWord, b: CatalogueWord): number =>
  b.weight - a.weight || a.shown.localeCompare(b.shown, "en");

/** Only pairs whose second word can be a completion, which has no digit. */
const completedPairs = (phrase: string): string[] => {
  const words = wordsOf(phrase);
  return joinedPairs(words).filter((_, at) => !/\d/.test(words[at + 1] ?? ""));
};
