import type { Product } from "../../contract/catalog.schemas.ts";
import { joinedPairs, wordsOf } from "./search-words.ts";
import { missesTwoLetters, startsWithTypingError } from "./typing-errors.ts";

type NamedProduct = Pick<Product, "productName" | "categoryName" | "metaKeywords"> & {
  readonly colourNames: readonly string[];
};

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

/**
 * Returns a function that completes the last typed word to a word of the catalogue: `black bot` becomes
 * `black bottle`. Words that follow the previous word somewhere in the catalogue come first (`power bank`),
 * then the words that most products have. It corrects typing errors only when no word begins with the typed
 * letters. It never completes a whole word to itself.
 */
export function createTermCompletion(products: Iterable<NamedProduct>): (typed: string) => string[] {
  const all = [...products];
  const words = productWords(all);
  const pairs = new Set(all.flatMap(productPhrases).flatMap((phrase) => joinedPairs(wordsOf(phrase))));
  return (typed) => {
    const before = typed.trim().split(/\s+/);
    const last = fold(before.pop() ?? "");
    if (!last || before.join("").length + last.length < MIN_LETTERS) return [];
    const starting = words.filter(({ folded }) => folded.startsWith(last));
    const completions = starting.length
      ? starting.filter(({ folded }) => folded !== last)
      : corrections(words, last);
    const known = before.map((word) => correctWord(words, word));
    const follows = ({ folded }: CatalogueWord) => pairs.has(fold(known.at(-1) ?? "") + folded);
    return completions
      .toSorted((a, b) => Number(follows(b)) - Number(follows(a)))
      .map(({ shown }) => [...known, shown].join(" "));
  };
}

const productPhrases = ({ productName, metaKeywords }: NamedProduct): string[] => [
  productName,
  ...metaKeywords.split(","),
];

const corrections = (words: readonly CatalogueWord[], typed: string): CatalogueWord[] =>
  words.filter(({ folded }) => startsWithTypingError(folded, typed) || missesTwoLetters(folded, typed));

/** Replaces a word that no product has by the likeliest word that one has. */
function correctWord(words: readonly CatalogueWord[], typed: string): string {
  const word = fold(typed);
  const isKnown = words.some(({ folded }) => folded.startsWith(word));
  return isKnown ? typed : (corrections(words, word)[0]?.shown ?? typed);
}

/**
 * The words of all products, those with the most weight first. Each is there once, in its most frequent
 * spelling.
 */
function productWords(products: Iterable<NamedProduct>): CatalogueWord[] {
  const found = new Map<string, Map<string, number>>();
  const count = (text: string, weight: number): void => {
    for (const shown of text.toLowerCase().match(/\p{L}[\p{L}’'-]+\p{L}/gu) ?? []) {
      const folded = fold(shown);
      const spellings = found.get(folded) ?? new Map<string, number>();
      spellings.set(shown, (spellings.get(shown) ?? 0) + weight);
      found.set(folded, spellings);
    }
  };
  for (const { productName, categoryName, metaKeywords, colourNames } of products) {
    count(productName, NAME_WEIGHT);
    count(`${categoryName} ${metaKeywords}`, OTHER_WEIGHT);
    for (const colourName of colourNames) count(colourName, OTHER_WEIGHT);
  }
  return [...found]
    .map(([folded, spellings]) => {
      const [shown = folded] = [...spellings].toSorted(([, a], [, b]) => b - a)[0] ?? [];
      return { shown, folded, weight: [...spellings.values()].reduce((sum, each) => sum + each, 0) };
    })
    .toSorted((a, b) => b.weight - a.weight || a.shown.localeCompare(b.shown, "en"));
}
