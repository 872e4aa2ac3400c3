import type { CurrencyRate, ProductCard } from "../../contract/catalog.schemas.ts";
import { countFilterValues } from "./count-filter-values.ts";
import type { Facets } from "./list-facets.ts";
import {
  bandPrefix,
  type FilterName,
  filterNames,
  type KnownFilterValues,
  LIST_PAGE_SIZE,
  type PriceBand,
  type ProductListQuery,
  pageCountOf,
  readListQuery,
  type SortOption,
} from "./list-query.ts";

export interface FilterValue {
  readonly value: string;
  readonly label: string;
  /** `#rrggbb` of a colour. */
  readonly hex?: string | null;
  /** The page makes the label, because only the page knows how amounts of the currency are written. */
  readonly band?: PriceBand;
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

/** What a list needs of a product. */
export interface ListedProduct {
  readonly name: string;
  readonly isSwagItem: boolean;
  readonly facets: Facets;
  /** `isAllowed` says of a variant by its place whether the card may show it. */
  card(isAllowed?: (place: number) => boolean): ProductCard;
}

/** The products of a list, in the order 'Featured'. Whoever changes a name or the products makes a new list of ids. */
export interface FoundProducts {
  readonly ids: readonly number[];
  productOf(id: number): ListedProduct | undefined;
  /** Another object whenever one of the products changed; then what was counted of all of them is cached with it. */
  readonly unchanged?: object | undefined;
  /** Whether the card of a product shows this variant, by its place, where no filter is chosen; undefined: any. */
  readonly asked?: ((id: number) => ((place: number) => boolean) | undefined) | undefined;
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
  const { listQuery, filters, sorted, allowedAt } = arrange(found, search, used);
  const pageStart = (listQuery.page - 1) * LIST_PAGE_SIZE;
  const cards = Array.from(sorted.slice(pageStart, pageStart + LIST_PAGE_SIZE), (at) => {
    const id = found.ids[at] ?? 0;
    return found.productOf(id)?.card(allowedAt ? allowedAt(at) : found.asked?.(id));
  });
  return {
    ...listQuery,
    cards: cards.filter((card) => card !== undefined),
    count: sorted.length,
    pageCount: pageCountOf(sorted.length),
    currencyCode,
    total: found.ids.length,
    filters: filters
      .map((filter) => withoutOtherCurrencies(filter, currencyCode))
      .filter(isUsefulFilter(found.ids.length)),
  };
}

interface ArrangedList {
  readonly listQuery: ProductListQuery;
  readonly filters: readonly ListFilter[];
  /** Places in the list. */
  readonly sorted: Int32Array;
  /** The variants that a card may show; undefined: no filter is chosen. */
  readonly allowedAt?: (at: number) => ((place: number) => boolean) | undefined;
}

/**
 * Lists without a filter. The key is an object that is replaced when one of their products changes; below it, sorting and
 * rates.
 */
const cachedLists = new WeakMap<object, Map<string, Pick<ArrangedList, "filters" | "sorted">>>();
const NO_VALUES: KnownFilterValues = {
  colour: new Set(),
  size: new Set(),
  price: new Set(),
  "in-stock": new Set(),
};

function arrange(
  found: FoundProducts,
  search: URLSearchParams,
  rates: ListCurrencies["rates"],
): ArrangedList {
  if (!found.unchanged || filterNames.some((name) => search.has(name)))
    return arrangeAnew(found, search, rates);
  const listQuery = readListQuery(search, NO_VALUES);
  const cached = cachedLists.get(found.unchanged) ?? new Map<string, ArrangedList>();
  cachedLists.set(found.unchanged, cached);
  const key = JSON.stringify([listQuery.sort, rates]);
  const { filters, sorted } = cached.get(key) ?? arrangeAnew(found, search, rates);
  cached.set(key, { filters, sorted });
  return { listQuery, filters, sorted };
}

function arrangeAnew(
  found: FoundProducts,
  search: URLSearchParams,
  rates: ListCurrencies["rates"],
): ArrangedList {
  const listed = found.ids.map((id) => found.productOf(id));
  const { listQuery, filters, matching, priceOf } = countFilterValues(listed, search, rates);
  const isFiltered = filterNames.some((name) => listQuery.chosen[name].length > 0);
  const allowedAt = (at: number) => (isFiltered ? matching(at) : found.asked?.(found.ids[at] ?? 0));
  const all: number[] = [];
  for (const [at, product] of listed.entries()) if (product && (!isFiltered || matching(at))) all.push(at);
  const sorted = sortPlaces(found, all, listQuery.sort, (at) => priceOf(at, allowedAt(at)));
  return { listQuery, filters, sorted: Int32Array.from(sorted), ...(isFiltered && { allowedAt }) };
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

/** More products than a store has. */
const PLACES = 2 ** 20;

/** Places in the list. Prices are sorted as one number with the place, which keeps equal ones in order and is quick. */
function sortPlaces(
  found: FoundProducts,
  places: readonly number[],
  sort: SortOption,
  priceOf: (at: number) => number,
): readonly number[] {
  if (sort === "featured") return places;
  if (sort === "name") {
    const ranks = nameRanks(found);
    return places.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  }
  const sign = sort === "price-low" ? 1 : -1;
  const keys = Float64Array.from(places, (at) => sign * priceOf(at) * PLACES + at);
  return Array.from(keys.sort(), (key) => ((key % PLACES) + PLACES) % PLACES);
}

const ranksByIds = new WeakMap<readonly number[], Int32Array>();
const collator = new Intl.Collator("en");

/**
 * For each place in the list, the place of the same product when sorted by name. Cached as long as the list of ids, because
 * comparing names is slow.
 */
function nameRanks({ ids, productOf }: FoundProducts): Int32Array {
  const known = ranksByIds.get(ids);
  if (known) return known;
  const names = ids.map((id) => productOf(id)?.name ?? "");
  const sorted = [...names.keys()].sort((a, b) => collator.compare(names[a] ?? "", names[b] ?? "") || a - b);
  const ranks = new Int32Array(ids.length);
  for (const [rank, at] of sorted.entries()) ranks[at] = rank;
  ranksByIds.set(ids, ranks);
  return ranks;
}
