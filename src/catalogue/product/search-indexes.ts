import type { ProductId } from "../../contract/ids.ts";
import type { Finder } from "./catalog.ts";
import { colourMatcher, searchEntry } from "./catalog-search.ts";
import { EntrySearch } from "./entry-search.ts";
import { foundCards } from "./found-cards.ts";
import type { ProductEntry } from "./product-entries.ts";
import type { ProductLists } from "./product-lists.ts";
import { CatalogueWords } from "./term-completion.ts";

/** This many products are read at once, which takes some milliseconds. */
const SLICE = 100;

/**
 * What is searched of products. It is made product by product: between requests (`makeSome`), and what is left at the first
 * search.
 */
export class SearchIndexes {
  readonly #lists: ProductLists;
  #made: number;
  #search: EntrySearch;
  readonly #words: CatalogueWords;

  constructor(
    lists: ProductLists,
    { made, search, words } = { made: 0, search: EntrySearch.of([]), words: new CatalogueWords() },
  ) {
    this.#lists = lists;
    this.#made = made;
    this.#search = search;
    this.#words = words;
  }

  get isMade(): boolean {
    return this.#made === this.#lists.ids.length;
  }

  makeSome(count = SLICE): void {
    const ids = this.#lists.ids.slice(this.#made, this.#made + count);
    const entries = ids.flatMap((id) => this.#lists.byId.get(id) ?? []);
    this.#search = this.#search.with(entries.map(searchEntryOf));
    for (const entry of entries) this.#words.count(entry.searched, 1);
    this.#made += ids.length;
  }

  /**
   * The indexes after `replaced` products of `before` became those of `after`; the present ones when nothing that is searched
   * has changed.
   */
  with(before: ProductLists, after: ProductLists, replaced: readonly ProductId[]): SearchIndexes {
    const changed = replaced.filter((id) => textOf(before.byId.get(id)) !== textOf(after.byId.get(id)));
    if (!changed.length) return this;
    const come = changed.flatMap((id) => after.byId.get(id) ?? []);
    if (!this.isMade) return new SearchIndexes(after);
    const search = this.#search.with(come.map(searchEntryOf), new Set(changed));
    if (search.isMostlyGone) return new SearchIndexes(after);
    const words = new CatalogueWords(this.#words);
    for (const gone of changed.flatMap((id) => before.byId.get(id) ?? [])) words.count(gone.searched, -1);
    for (const entry of come) words.count(entry.searched, 1);
    return new SearchIndexes(after, { made: after.ids.length, search, words });
  }

  /** A search over the products of a version. */
  finder(lists: ProductLists): Finder {
    return (term, spelling) => {
      const namesColour = colourMatcher(term);
      return foundCards(lists, this.#whole().search.find(term, spelling), (id) =>
        askedVariants(lists.byId.get(id)?.colourNames ?? [], namesColour),
      );
    };
  }
  correct(term: string): string | null {
    return this.#whole().search.correct(term);
  }
  complete(typed: string): string[] {
    return this.#whole().words.complete(typed);
  }

  #whole() {
    if (!this.isMade) this.makeSome(this.#lists.ids.length);
    return { search: this.#search, words: this.#words };
  }
}

const searchEntryOf = (entry: ProductEntry) =>
  searchEntry({ productId: entry.productId, ...entry.searched }, entry.position);

/** Where a term names a colour of the product, its card shows that; else any. */
function askedVariants(colourNames: readonly string[], namesColour: (colourName: string) => boolean) {
  const places = new Set([...colourNames.keys()].filter((at) => namesColour(colourNames[at] ?? "")));
  return places.size ? (place: number) => places.has(place) : undefined;
}

/** All of a product that a search reads, its place in the order included. */
const textOf = (entry: ProductEntry | undefined): string =>
  entry ? JSON.stringify([entry.position, entry.searched]) : "";
