import type { CategoryView, Product } from "../../contract/catalog.schemas.ts";
import { EntrySearch, type Spelling } from "./entry-search.ts";
import type { SearchEntry } from "./entry-words.ts";
import { colourWords } from "./search-synonyms.ts";
import { queryWords } from "./search-words.ts";

type SearchedProduct = Pick<
  Product,
  "productId" | "productName" | "categoryName" | "metaKeywords" | "shortDescription" | "productDescription"
> & { readonly colourNames: readonly string[] };

/** Finds ids, best first. */
export interface Search {
  (term: string, spelling?: Spelling): readonly number[];
  /** The words that a term with typing errors was taken for; null when it has none. */
  correct(term: string): string | null;
}

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, " ");

/** What a product is found by: its name, category, colours, keywords and texts. */
export const searchEntry = (product: SearchedProduct, position: number): SearchEntry => ({
  id: product.productId,
  position,
  name: product.productName,
  category: product.categoryName,
  colours: product.colourNames,
  keywords: product.metaKeywords,
  text: withoutTags(`${product.shortDescription} ${product.productDescription}`),
});

/** Returns a search over products. It returns product ids, best first. */
export const createProductSearch = (products: Iterable<SearchedProduct>): Search =>
  createSearch([...products].map(searchEntry));

/** Returns a search over the names of categories. It returns their indexes in the list, best first. */
export const createCategorySearch = (categories: readonly Pick<CategoryView, "categoryName">[]): Search =>
  createSearch(categories.map(({ categoryName }, at) => ({ id: at, position: at, name: categoryName })));

function createSearch(entries: readonly SearchEntry[]): Search {
  const search = EntrySearch.of(entries);
  return Object.assign((term: string, spelling?: Spelling) => search.find(term, spelling).ids, {
    correct: (term: string) => search.correct(term),
  });
}

/** Returns a test of whether the query names a colour. `black` names ink. */
export function colourMatcher(term: string): (colourName: string) => boolean {
  const asked = new Set(queryWords(term));
  return (colourName) => colourWords(colourName).some((word) => asked.has(word));
}
