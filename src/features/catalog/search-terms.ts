import type { Product } from "../../contract/catalog.schemas.ts";
import { joinedPairs, wordsOf } from "./search-words.ts";
import { beginsWithError, lacksTwo } from "./typing-errors.ts";

type NamedProduct = Pick<Product, "productName" | "categoryName" | "metaKeywords"> & {
  readonly productDetails: readonly { readonly colourName: string }[];
};

interface Word {
  /** As a reader writes it, in small letters: `t-shirt`. */
  readonly shown: string;
  /** Its words as the search has them, written as one: `tshirt`. */
  readonly folded: string;
  readonly weight: number;
}

/** A name tells what a thing is; keywords and colours tell more of it. */
const IN_A_NAME = 3;
const ELSEWHERE = 1;
/** One letter alone begins half the store. */
const FEWEST_LETTERS = 2;
const fold = (text: string): string => wordsOf(text).join("");

/**
 * Completes the last word of what is being typed to words that products are called by: `black bot` is on the way to
 * `black bottle`. A word that follows the one before it somewhere comes first (`power bank`), then those most goods are
 * called by; a typing error is allowed for only where no word begins so. A whole word is not completed to itself.
 */
export function termCompletion(products: Iterable<NamedProduct>): (typed: string) => string[] {
  const all = [...products];
  const words = wordsOfGoods(all);
  const pairs = new Set(all.flatMap(phrasesOf).flatMap((phrase) => joinedPairs(wordsOf(phrase))));
  return (typed) => {
    const before = typed.trim().split(/\s+/);
    const last = fold(before.pop() ?? "");
    if (!last || before.join("").length + last.length < FEWEST_LETTERS) return [];
    const begin = words.filter(({ folded }) => folded.startsWith(last));
    const meant = begin.length ? begin.filter(({ folded }) => folded !== last) : corrections(words, last);
    const known = before.map((word) => spelled(words, word));
    const follows = ({ folded }: Word) => pairs.has(fold(known.at(-1) ?? "") + folded);
    return meant
      .toSorted((a, b) => Number(follows(b)) - Number(follows(a)))
      .map(({ shown }) => [...known, shown].join(" "));
  };
}

const phrasesOf = ({ productName, metaKeywords }: NamedProduct): string[] => [
  productName,
  ...metaKeywords.split(","),
];

const corrections = (words: readonly Word[], typed: string): Word[] =>
  words.filter(({ folded }) => beginsWithError(folded, typed) || lacksTwo(folded, typed));

/** A word that no product is called by, as the likeliest that one is. */
function spelled(words: readonly Word[], typed: string): string {
  const word = fold(typed);
  const isKnown = words.some(({ folded }) => folded.startsWith(word));
  return isKnown ? typed : (corrections(words, word)[0]?.shown ?? typed);
}

/** The words goods are called by, the weightiest first; each once, as it is written most often. */
function wordsOfGoods(products: Iterable<NamedProduct>): Word[] {
  const found = new Map<string, Map<string, number>>();
  const count = (text: string, weight: number): void => {
    for (const shown of text.toLowerCase().match(/\p{L}[\p{L}’'-]+\p{L}/gu) ?? []) {
      const folded = fold(shown);
      const spellings = found.get(folded) ?? new Map<string, number>();
      spellings.set(shown, (spellings.get(shown) ?? 0) + weight);
      found.set(folded, spellings);
    }
  };
  for (const { productName, categoryName, metaKeywords, productDetails } of products) {
    count(productName, IN_A_NAME);
    count(`${categoryName} ${metaKeywords}`, ELSEWHERE);
    for (const { colourName } of productDetails) count(colourName, ELSEWHERE);
  }
  return [...found]
    .map(([folded, spellings]) => {
      const [shown = folded] = [...spellings].toSorted(([, a], [, b]) => b - a)[0] ?? [];
      return { shown, folded, weight: [...spellings.values()].reduce((sum, each) => sum + each, 0) };
    })
    .toSorted((a, b) => b.weight - a.weight || a.shown.localeCompare(b.shown, "en"));
}
