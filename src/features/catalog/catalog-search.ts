import type { CategoryView, Product } from "../../contract/catalog.schemas.ts";
import { colourWords } from "./search-synonyms.ts";
import { wordsAsked, wordsOf } from "./search-words.ts";
import { type Entry, MOST_OF_A_TEXT, type WordIndex, wordIndex } from "./word-index.ts";

/** A name that is the query, and one that begins with it, stand above whatever single words are worth. */
const WHOLE_NAME = 200;
const BEGINNING_OF_NAME = 100;

type SearchedProduct = Pick<
  Product,
  "productId" | "productName" | "categoryName" | "metaKeywords" | "shortDescription" | "productDescription"
> & { readonly productDetails: readonly { readonly colourName: string }[] };

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, " ");

/** Finds products by names, categories, colours, keywords and texts; the answer is their ids, best first. */
export const productSearch = (products: Iterable<SearchedProduct>): ((term: string) => number[]) =>
  searchOf(
    [...products].map((product) => ({
      id: product.productId,
      name: product.productName,
      category: product.categoryName,
      colours: product.productDetails.map((detail) => detail.colourName),
      keywords: product.metaKeywords,
      text: withoutTags(`${product.shortDescription} ${product.productDescription}`),
    })),
  );

/** Finds categories by their names; the answer is their places in the list, best first. */
export const categorySearch = (
  categories: readonly Pick<CategoryView, "categoryName">[],
): ((term: string) => number[]) =>
  searchOf(categories.map(({ categoryName }, at) => ({ id: at, name: categoryName })));

/** Whether a search names this colour: `black` names ink. */
export function asksForColour(term: string): (colourName: string) => boolean {
  const asked = new Set(wordsAsked(term));
  return (colourName) => colourWords(colourName).some((word) => asked.has(word));
}

/**
 * Every word must lead to an entry, which counts by the average of what its words are worth (word-index.ts); equals stay
 * in the order of `entries`. What has the words in its text alone comes only where nothing is called by them.
 */
function searchOf(entries: readonly Entry[]): (term: string) => number[] {
  const index = wordIndex(entries);
  const names = new Map(entries.map(({ id, name }) => [id, wordsOf(name).join("")]));
  const nameWorth = (id: number, asked: string): number => {
    const name = names.get(id) ?? "";
    if (name === asked) return WHOLE_NAME;
    return name.startsWith(asked) ? BEGINNING_OF_NAME : 0;
  };

  return (term) => {
    const asked = wordsAsked(term);
    const values = new Map<number, number>();
    for (const words of readings(asked, index.knows)) {
      for (const [id, value] of inAll(words, index)) {
        values.set(id, Math.max(values.get(id) ?? 0, value));
      }
    }
    const isCalledSo = [...values.values()].some((value) => value > MOST_OF_A_TEXT);
    const total = (id: number) => (values.get(id) ?? 0) + nameWorth(id, asked.join(""));
    return entries
      .map(({ id }) => id)
      .filter((id) => (values.get(id) ?? 0) > (isCalledSo ? MOST_OF_A_TEXT : 0))
      .sort((a, b) => total(b) - total(a));
  };
}

/** A query as it stands, and with two neighbours as one word where that is known: `note book`, `tee shirt`. */
function readings(words: readonly string[], knows: (word: string) => boolean): (readonly string[])[] {
  const joined = words.slice(1).flatMap((word, at) => {
    const one = (words[at] ?? "") + word;
    return knows(one) ? [[...words.slice(0, at), one, ...words.slice(at + 2)]] : [];
  });
  return [words, ...joined];
}

/** What every one of these words leads to, by the average of what they are worth. */
function inAll(words: readonly string[], index: WordIndex): ReadonlyMap<number, number> {
  let sums: ReadonlyMap<number, number> | undefined;
  for (const [at, word] of words.entries()) {
    const found = index.find(word, at === words.length - 1);
    const both = [...(sums ?? found)].filter(([id]) => found.has(id));
    sums = new Map(both.map(([id, sum]) => [id, at ? sum + (found.get(id) ?? 0) : sum]));
    if (!sums.size) break;
  }
  return new Map([...(sums ?? [])].map(([id, sum]) => [id, sum / words.length]));
}
