import type { CurrencyRate, ProductCard } from "../../contract/catalogue.schemas.ts";
import { countFilterValues } from "./count-filter-values.ts";
import {
  bandPrefix,
  type FilterName,
  LIST_PAGE_SIZE,
  type PriceBand,
  type ProductListQuery,
  pageCountOf,
  type SortOption,
} from "./list-query.ts";

/** Something that a list can be filtered by. */
export interface NamedValue {
  /** As a URL has it: in the store's own words in every language. */
  readonly value: string;
  readonly label: string;
  /** `#rrggbb` of a colour. */
  readonly hex?: string | null;
  /** The page makes the label, because only the page knows how amounts of the currency are written. */
  readonly band?: PriceBand;
}

export interface FilterValue extends NamedValue {
  /**
   * How many products the list would have if only this value of this filter were chosen. Other filters stay
   * as they are.
   */
  readonly count: number;
  readonly isChosen: boolean;
}

export interface ListFilter {
  readonly name: FilterName;
  readonly values: readonly FilterValue[];
}

export interface ProductList extends ProductListQuery {
  /** Of this page only; empty for a page that the list does not have. */
  readonly cards: readonly ProductCard[];
  /** How many products all pages of the list have. */
  readonly count: number;
  readonly pageCount: number;
  /** The currency of the price bands. A chosen band may be in another one. */
  readonly currencyCode: string;
  /** How many products there are without any filter. */
  readonly total: number;
  /** Only the filters that would change the list, and those that are chosen. */
  readonly filters: readonly ListFilter[];
}

/** The currency in which a visitor sees a list, and the rates of all. */
export interface ListCurrencies {
  readonly currencyCode: string;
  readonly rates: readonly Pick<CurrencyRate, "currencyCode" | "currencyRate">[];
}

export interface ListedSku {
  /** Undefined: the variant has no sizes. */
  readonly size: NamedValue | undefined;
  readonly isInStock: boolean;
}

export interface ListedVariant {
  readonly pricePaise: number;
  /** Null: lists have no filter for it. */
  readonly colour: NamedValue | null;
  readonly isInStock: boolean;
  /** One for each size, or one. */
  readonly skus: readonly ListedSku[];
}

/** What a list needs of a product. */
export interface ListedProduct {
  readonly productId: number;
  /** The name in small letters without accents. */
  readonly sortName: string;
  readonly isSwagItem: boolean;
  readonly variants: readonly ListedVariant[];
  /** `isAllowed` says of a variant by its place whether the card may show it. */
  card(isAllowed?: IsAllowed): ProductCard;
}

/** Whether a card may show a variant, by its place in the product. */
export type IsAllowed = (place: number) => boolean;

/** The products of a list, in the order 'Featured'. */
export interface FoundProducts {
  readonly ids: readonly number[];
  productOf(id: number): ListedProduct | undefined;
  /** Which variants the card of a product shows where no filter is chosen; undefined: any. */
  readonly asked?: ((id: number) => IsAllowed | undefined) | undefined;
}

/**
 * Filters and sorts a list, and takes the asked page of it; products that sort the same
 * stay in the order 'Featured'. So the order is total: a page changes only when a product before its end appears, goes or moves. With a filter, each card shows a variant that has
 * the chosen values. Counts are counts of products, not of variants. Only the cards of the page are made.
 */
export function buildProductList(
  found: FoundProducts,
  search: URLSearchParams,
  { currencyCode, rates }: ListCurrencies,
): ProductList {
  // Bands of the shown currency, and of those that the URL names.
  const used = rates.filter(
    (rate) =>
      rate.currencyCode === currencyCode ||
      search.getAll("price").some((value) => value.startsWith(bandPrefix(rate.currencyCode))),
  );
  const all = found.ids.flatMap((id) => found.productOf(id) ?? []);
  const { listQuery, filters, matching } = countFilterValues(all, search, used);
  const shown = all.flatMap((product, at): ShownProduct | readonly never[] => {
    const places = matching?.[at];
    if (!places) return { product, isAllowed: found.asked?.(product.productId) };
    return places.length ? { product, isAllowed: (place) => places.includes(place) } : [];
  });
  const pageStart = (listQuery.page - 1) * LIST_PAGE_SIZE;
  return {
    ...listQuery,
    cards: sortProducts(shown, listQuery.sort)
      .slice(pageStart, pageStart + LIST_PAGE_SIZE)
      .map(({ product, isAllowed }) => product.card(isAllowed)),
    count: shown.length,
    pageCount: pageCountOf(shown.length),
    currencyCode,
    total: found.ids.length,
    filters: filters
      .map((filter) => withoutOtherCurrencies(filter, currencyCode))
      .filter(isUsefulFilter(found.ids.length)),
  };
}

/** A band of another currency shows only where it is chosen, so that it can be removed. */
export const withoutOtherCurrencies = ({ name, values }: ListFilter, currencyCode: string): ListFilter => ({
  name,
  values: values.filter(({ band, isChosen }) => !band || isChosen || band.currencyCode === currencyCode),
});

/** Whether the filter of a list of so many products leaves a choice, or can be undone. */
export const isUsefulFilter =
  (total: number) =>
  ({ name, values }: ListFilter): boolean =>
    values.some(({ isChosen }) => isChosen) ||
    (name === "in-stock" ? values.some(({ count }) => count < total) : values.length > 1);

interface ShownProduct {
  readonly product: ListedProduct;
  readonly isAllowed: IsAllowed | undefined;
}

function sortProducts(shown: readonly ShownProduct[], sort: SortOption): readonly ShownProduct[] {
  switch (sort) {
    case "featured":
      return shown;
    case "name":
      return sortBy(shown, ({ product }) => product.sortName);
    case "price-low":
      return sortBy(shown, shownPrice);
    case "price-high":
      return sortBy(shown, (each) => -shownPrice(each));
  }
}

/** Equal ones stay in order. Numbers and plain texts are compared: a collation of 10,000 names takes 20 ms. */
const sortBy = <Key extends string | number>(
  shown: readonly ShownProduct[],
  keyOf: (each: ShownProduct) => Key,
): readonly ShownProduct[] =>
  shown
    .map((each) => ({ each, key: keyOf(each) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ each }) => each);

/** The price on a card: of the first variant in stock that it may show, else of the first. The kit costs nothing. */
function shownPrice({ product, isAllowed }: ShownProduct): number {
  if (product.isSwagItem) return 0;
  const variants = isAllowed ? product.variants.filter((_, place) => isAllowed(place)) : product.variants;
  return (variants.find(({ isInStock }) => isInStock) ?? variants[0])?.pricePaise ?? 0;
}
