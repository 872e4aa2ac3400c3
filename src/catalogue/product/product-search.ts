import type { ProductId } from "../../contract/ids.ts";
import { bestFirst, EntrySearch } from "./catalogue-search.ts";
import type { ProductEntry } from "./product-entries.ts";
import type { Phrase, Spelling } from "./understand-phrase.ts";

/** This many products are read at once, which takes some milliseconds. */
const SLICE = 50;

export type Products = ReadonlyMap<ProductId, ProductEntry>;

/**
 * The search over the products of a language. All versions of the catalogue share it: it is as new as the newest. Products are
 * read some at a time, and what is left at the first search.
 */
export class ProductSearch {
  readonly #search = new EntrySearch();
  #unread: ProductEntry[];

  constructor(products: Products) {
    this.#unread = [...products.values()];
  }

  /** Reads some products. Returns false when all are read. */
  readSome(count = SLICE): boolean {
    for (const product of this.#unread.splice(0, count)) this.#search.put(product.searched);
    return this.#unread.length > 0;
  }

  /** Reads these products anew; those that `products` has not are gone. */
  change(ids: ReadonlySet<ProductId>, products: Products): void {
    if (ids.size) this.#readAll();
    for (const id of ids) {
      const product = products.get(id);
      if (product) this.#search.put(product.searched);
      else this.#search.remove(id);
    }
  }

  understand(term: string, spelling?: Spelling): Phrase {
    this.#readAll();
    return this.#search.understand(term, spelling);
  }

  /** The ids of those of `products` that have all words, best first, and equal ones in their order. */
  find(phrase: Phrase, products: Products): readonly ProductId[] {
    return bestFirst(products.keys(), this.#search.find(phrase));
  }

  complete(typed: string): string[] {
    this.#readAll();
    return this.#search.words.complete(typed);
  }

  #readAll(): void {
    this.readSome(Number.POSITIVE_INFINITY);
  }
}
