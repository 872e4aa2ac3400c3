import type { Finder } from "./catalog.ts";
import { colourMatcher, createProductSearch } from "./catalog-search.ts";
import { foundCards } from "./found-cards.ts";
import { once } from "./once.ts";
import type { ProductEntry } from "./product-entries.ts";
import type { ProductLists } from "./product-lists.ts";
import { createTermCompletion } from "./term-completion.ts";

/** Built by the first search, so that the store starts faster. */
export interface SearchIndexes {
  /** A search over the products of this version. */
  finder(lists: ProductLists): Finder;
  correct(term: string): string | null;
  complete(typed: string): string[];
}

export function createSearchIndexes({ ids, byId }: ProductLists): SearchIndexes {
  const products = once(() =>
    ids.flatMap((id) => {
      const searched = byId.get(id)?.searched;
      return searched ? [{ productId: id, ...searched }] : [];
    }),
  );
  const search = once(() => createProductSearch(products()));
  const complete = once(() => createTermCompletion(products()));
  return {
    finder: (lists) => (term, spelling) => {
      const namesColour = colourMatcher(term);
      return foundCards(
        lists,
        search()(term, spelling).filter((id) => lists.byId.get(id)),
        (id) => askedVariants(lists.byId.get(id)?.colourNames ?? [], namesColour),
      );
    },
    correct: (term) => search().correct(term),
    complete: (typed) => complete()(typed),
  };
}

/** Where a term names a colour of the product, its card shows that; else any. */
function askedVariants(colourNames: readonly string[], namesColour: (colourName: string) => boolean) {
  const places = new Set([...colourNames.keys()].filter((at) => namesColour(colourNames[at] ?? "")));
  return places.size ? (place: number) => places.has(place) : undefined;
}

/** Whether the indexes of `before` also hold for `after`: nothing that is searched changed, and no place in the order. */
export const isSearchedTheSame = (
  before: ProductEntry | undefined,
  after: ProductEntry | undefined,
): boolean => textOf(before) === textOf(after);

const textOf = (entry: ProductEntry | undefined): string =>
  entry ? JSON.stringify([entry.position, entry.searched]) : "";
