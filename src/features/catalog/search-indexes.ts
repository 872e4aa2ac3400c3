import type { ProductId } from "../../contract/ids.ts";
import { createProductSearch, type Search } from "./catalog-search.ts";
import { once } from "./once.ts";
import type { ProductEntries, ProductEntry } from "./product-entries.ts";
import { createTermCompletion } from "./term-completion.ts";

/** Built by the first search, so that the store starts faster. */
export interface SearchIndexes {
  find(): Search;
  complete(): (typed: string) => string[];
}

export function createSearchIndexes(entries: ProductEntries): SearchIndexes {
  const products = [...entries.values()].map(({ product }) => product);
  return {
    find: once(() => createProductSearch(products)),
    complete: once(() => createTermCompletion(products)),
  };
}

/** Whether the indexes of `before` also hold for `after`: nothing that is searched changed, and no place in the order. */
export const areSearchedTheSame = (
  before: ProductEntries,
  after: ProductEntries,
  changed: Iterable<ProductId>,
): boolean => [...changed].every((id) => searched(before.get(id)) === searched(after.get(id)));

function searched(entry: ProductEntry | undefined): string {
  if (!entry) return "";
  const { productName, categoryName, metaKeywords, shortDescription, productDescription, productDetails } =
    entry.product;
  const colours = productDetails.map(({ colourName }) => colourName);
  return JSON.stringify([
    entry.position,
    productName,
    categoryName,
    metaKeywords,
    shortDescription,
    productDescription,
    colours,
  ]);
}
