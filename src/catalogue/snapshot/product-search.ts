import type { ProductId } from "../../contract/ids.ts";
import type { IsAllowed } from "../product-list/product-list.ts";
import { bestFirst, EntrySearch } from "../search/catalogue-search.ts";
import { comesInSizes, testOfPhrase } from "../search/fits-phrase.ts";
import type { Phrase, Spelling } from "../search/understand-phrase.ts";
import type { Vocabulary } from "../search/vocabulary.ts";
import type { ProductEntry } from "./product-entries.ts";

/** This many products are read at once, which takes some milliseconds. */
const SLICE = 50;

export type Products = ReadonlyMap<ProductId, ProductEntry>;

/** What a phrase finds. */
export interface FoundProductIds {
  /** Those that are all that was asked for, best first, and equal ones in their order. */
  readonly ids: readonly ProductId[];
  /** Others that come near, where few are all of it. */
  readonly close: readonly ProductId[];
  /** Which variants of a product are what was asked for; undefined: any. */
  readonly asked: (id: ProductId) => IsAllowed | undefined;
}

/** From so many products on, others need not be offered. */
const ENOUGH = 4;
const MAX_CLOSE = 8;

/**
 * The search over the products of a language. All versions of the catalogue share it: it is as new as the newest. Products are
 * read some at a time, and what is left at the first search.
 */
export class ProductSearch {
  readonly #search: EntrySearch;
  /** A change of one of these needs no reading of the others. */
  readonly #unread: Map<ProductId, ProductEntry>;

  constructor(products: Products, vocabulary: Vocabulary) {
    this.#search = new EntrySearch(vocabulary);
    this.#unread = new Map(products);
  }

  /** Staff changed synonyms or currencies. */
  learn(vocabulary: Vocabulary): void {
    this.#search.words.vocabulary = vocabulary;
  }

  /** Reads some products. Returns false when all are read. */
  readSome(count = SLICE): boolean {
    for (const [id, product] of this.#unread.entries().take(count)) {
      this.#unread.delete(id);
      this.#search.put(product.searched);
    }
    return this.#unread.size > 0;
  }

  /** Reads these products anew; those that `products` has not are gone. */
  change(ids: ReadonlySet<ProductId>, products: Products): void {
    for (const id of ids) {
      const product = products.get(id);
      this.#unread.delete(id);
      if (product) this.#search.put(product.searched);
      else this.#search.remove(id);
    }
  }

  understand(term: string, currencyCode?: string, spelling?: Spelling): Phrase {
    this.#readAll();
    return this.#search.understand(term, currencyCode, spelling);
  }

  find(phrase: Phrase, products: Products): FoundProductIds {
    const found = bestFirst(products.keys(), this.#search.find(phrase));
    const asksForSize = phrase.readings.some(({ kind }) => kind === "size");
    const test = testOfPhrase(phrase, {
      currencies: this.#search.words.vocabulary.currencies,
      hasWord: (id, word, inText) => this.#search.hasWord(id, word, inText),
      isSized: asksForSize && found.some((id) => isOf(products, id, comesInSizes)),
    });
    const ids = test ? found.filter((id) => isOf(products, id, test.fits)) : found;
    return {
      ids,
      close: this.#close(phrase, products, ids, found),
      asked: (id) => {
        const product = test && products.get(id);
        return product && test.allows(product);
      },
    };
  }

  complete(typed: string): string[] {
    this.#readAll();
    return this.#search.words.complete(typed);
  }

  /** Those with all words that lack a colour, size or price; where there are none, those with some of the words. */
  #close(
    phrase: Phrase,
    products: Products,
    ids: readonly ProductId[],
    withAllWords: readonly ProductId[],
  ): ProductId[] {
    if (ids.length >= ENOUGH || !phrase.wordings.length) return [];
    const sure = new Set(ids);
    const near = withAllWords.length
      ? withAllWords
      : bestFirst(products.keys(), this.#search.findSome(phrase));
    return near.filter((id) => !sure.has(id)).slice(0, MAX_CLOSE);
  }

  #readAll(): void {
    this.readSome(Number.POSITIVE_INFINITY);
  }
}

function isOf(products: Products, id: ProductId, test: (product: ProductEntry) => boolean): boolean {
  const product = products.get(id);
  return product !== undefined && test(product);
}
