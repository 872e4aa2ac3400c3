import type { CategoryView, Product } from "../../contract/catalog.schemas.ts";
import { colourWords } from "./search-synonyms.ts";
import { queryWords, spellingsOf, wordsOf } from "./search-words.ts";
import { createWordIndex, MAX_TEXT_SCORE, type SearchEntry, type WordIndex } from "./word-index.ts";

/** A name that equals the query, or starts with it, ranks above every score of single words. */
const EXACT_NAME_SCORE = 200;
const NAME_PREFIX_SCORE = 100;

type SearchedProduct = Pick<
  Product,
  "productId" | "productName" | "categoryName" | "metaKeywords" | "shortDescription" | "productDescription"
> & { readonly colourNames: readonly string[] };

/** Whether typing errors are forgiven. */
export type Spelling = "forgiven" | "as typed";

/** Finds ids, best first. */
export interface Search {
  (term: string, spelling?: Spelling): number[];
  /** The words that a term with typing errors was taken for; null when it has none. */
  correct(term: string): string | null;
}

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, " ");

/**
 * Returns a search over names, categories, colours, keywords and texts of products. It returns product ids,
 * best first.
 */
export const createProductSearch = (products: Iterable<SearchedProduct>): Search =>
  createSearch(
    [...products].map((product) => ({
      id: product.productId,
      name: product.productName,
      category: product.categoryName,
      colours: product.colourNames,
      keywords: product.metaKeywords,
      text: withoutTags(`${product.shortDescription} ${product.productDescription}`),
    })),
  );

/** Returns a search over the names of categories. It returns their indexes in the list, best first. */
export const createCategorySearch = (categories: readonly Pick<CategoryView, "categoryName">[]): Search =>
  createSearch(categories.map(({ categoryName }, at) => ({ id: at, name: categoryName })));

/** Returns a test of whether the query names a colour. `black` names ink. */
export function colourMatcher(term: string): (colourName: string) => boolean {
  const asked = new Set(queryWords(term));
  return (colourName) => colourWords(colourName).some((word) => asked.has(word));
}

/**
 * An entry must match every word of the query. Its score is the average of its words' scores (word-index.ts);
 * entries with equal scores stay in the order of `entries`. An entry that matches only in its text is
 * returned only when no entry matches in its name, category, colours or keywords.
 */
function createSearch(entries: readonly SearchEntry[]): Search {
  const index = createWordIndex(entries);
  const names = new Map(entries.map(({ id, name }) => [id, wordsOf(name).join("")]));
  const nameScore = (id: number, asked: string): number => {
    const name = names.get(id) ?? "";
    if (name === asked) return EXACT_NAME_SCORE;
    return name.startsWith(asked) ? NAME_PREFIX_SCORE : 0;
  };

  const find = (term: string, spelling: Spelling = "forgiven"): number[] => {
    const asked = queryWords(term);
    const values = new Map<number, number>();
    for (const words of queryVariants(asked, index.hasWord)) {
      for (const [id, value] of matchAllWords(
        words,
        spelling === "forgiven" ? index.find : index.findAsTyped,
      )) {
        values.set(id, Math.max(values.get(id) ?? 0, value));
      }
    }
    const isFoundByLabel = [...values.values()].some((value) => value > MAX_TEXT_SCORE);
    const total = (id: number) => (values.get(id) ?? 0) + nameScore(id, asked.join(""));
    return entries
      .map(({ id }) => id)
      .filter((id) => (values.get(id) ?? 0) > (isFoundByLabel ? MAX_TEXT_SCORE : 0))
      .sort((a, b) => total(b) - total(a));
  };

  function correct(term: string): string | null {
    const asked = queryWords(term);
    const corrections = queryVariants(asked, index.hasWord).map((words) =>
      words.map((word, at) => index.correct(word, at === words.length - 1)),
    );
    if (corrections.some((words) => words.every((word) => word === undefined))) return null;
    const typed = new Map(spellingsOf(term));
    return asked.map((word, at) => corrections[0]?.[at] ?? typed.get(word) ?? word).join(" ");
  }
  return Object.assign(find, { correct });
}

/**
 * The query itself, and the query with two neighbouring words joined where that is a known word: `note book`,
 * `tee shirt`.
 */
function queryVariants(words: readonly string[], knows: (word: string) => boolean): (readonly string[])[] {
  const joinedVariants = words.slice(1).flatMap((word, at) => {
    const one = (words[at] ?? "") + word;
    return knows(one) ? [[...words.slice(0, at), one, ...words.slice(at + 2)]] : [];
  });
  return [words, ...joinedVariants];
}

/** The entries that match all of these words, with the average of the words' scores. */
function matchAllWords(words: readonly string[], find: WordIndex["find"]): ReadonlyMap<number, number> {
  let sums: ReadonlyMap<number, number> | undefined;
  for (const [at, word] of words.entries()) {
    const found = find(word, at === words.length - 1);
    const both = [...(sums ?? found)].filter(([id]) => found.has(id));
    sums = new Map(both.map(([id, sum]) => [id, at ? sum + (found.get(id) ?? 0) : sum]));
    if (!sums.size) break;
  }
  return new Map([...(sums ?? [])].map(([id, sum]) => [id, sum / words.length]));
}
