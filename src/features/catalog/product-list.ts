import type { Product, ProductCard, ProductDetail } from "../../contract/catalog.schemas.ts";
import { cardView } from "./catalog-views.ts";
import {
  type ChosenFilters,
  type FilterName,
  filterNames,
  type KnownFilterValues,
  type PriceBand,
  type ProductListQuery,
  priceBands,
  readListQuery,
  type SortOption,
  toQueryValue,
} from "./list-query.ts";

export interface FilterValue {
  readonly value: string;
  readonly label: string;
  /** `#rrggbb` of a colour. */
  readonly hex?: string | null;
  /** In rupees. The page makes the label, because only the page knows the currency. */
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
  readonly cards: readonly ProductCard[];
  /** How many products there are without any filter. */
  readonly total: number;
  /** Only the filters that would change the list, and those that are chosen. */
  readonly filters: readonly ListFilter[];
}

type Value = Omit<FilterValue, "count" | "isChosen">;

/**
 * The filter values of one variant and size. A filtered list has a product when one variant has every chosen
 * value.
 */
function filterValuesOf(
  product: Product,
  detail: ProductDetail,
  sizeName: string | null,
): Record<FilterName, Value[]> {
  const size = detail.sizes.find(({ name }) => name === sizeName);
  // The kit shows no price (specification 6), so it is in no price band.
  const band = product.isSwagItem
    ? undefined
    : priceBands.find(
        ({ from, to }) => detail.sellingPrice >= from && (to === null || detail.sellingPrice < to),
      );
  const isInStock = size ? size.inStock && detail.inStock : detail.inStock;
  return {
    colour: detail.colourHex
      ? [{ value: toQueryValue(detail.colourName), label: detail.colourName, hex: detail.colourHex }]
      : [],
    size: size ? [{ value: toQueryValue(size.name), label: size.name }] : [],
    price: band ? [{ value: band.value, label: band.value, band }] : [],
    "in-stock": isInStock ? [{ value: "1", label: "In stock" }] : [],
  };
}

interface FilterableSku {
  readonly product: Product;
  readonly detail: ProductDetail;
  readonly values: Record<FilterName, Value[]>;
}

function filterableSkus(products: readonly Product[]): FilterableSku[] {
  return products.flatMap((product) =>
    product.productDetails.flatMap((detail) =>
      (detail.sizes.length ? detail.sizes.map(({ name }) => name) : [null]).map((size) => ({
        product,
        detail,
        values: filterValuesOf(product, detail, size),
      })),
    ),
  );
}

const matches = ({ values }: FilterableSku, chosen: ChosenFilters, except?: FilterName): boolean =>
  filterNames.every(
    (name) =>
      name === except ||
      chosen[name].length === 0 ||
      values[name].some(({ value }) => chosen[name].includes(value)),
  );

const countProducts = (found: readonly FilterableSku[]): number =>
  new Set(found.map(({ product }) => product)).size;

/** The filter values of these products. For all products: every value that a URL may name. */
export function knownFilterValues(products: Iterable<Product>): KnownFilterValues {
  const known: Record<FilterName, Set<string>> = {
    colour: new Set(),
    size: new Set(),
    price: new Set(priceBands.map(({ value }) => value)),
    "in-stock": new Set(["1"]),
  };
  for (const { values } of filterableSkus([...products]))
    for (const name of filterNames) for (const { value } of values[name]) known[name].add(value);
  return known;
}

/**
 * Filters and sorts a list; the given order is 'Featured'. With a filter, each card shows a variant that has
 * the chosen values. Without a filter the list uses `defaultCards` (by product id). Counts are counts of
 * products, not of variants.
 */
export function buildProductList(
  products: readonly Product[],
  search: URLSearchParams,
  defaultCards: ReadonlyMap<number, ProductCard> = new Map(),
): ProductList {
  const all = filterableSkus(products);
  const listQuery = readListQuery(search, knownFilterValues(products));
  const found = Map.groupBy(
    all.filter((each) => matches(each, listQuery.chosen)),
    ({ product }) => product,
  );
  const isFiltered = filterNames.some((name) => listQuery.chosen[name].length > 0);
  const cards = products.flatMap((product) => {
    if (!isFiltered) return [defaultCards.get(product.productId) ?? cardView(product)];
    const details = found.get(product)?.map(({ detail }) => detail);
    return details ? [cardView(product, new Set(details))] : [];
  });
  return {
    ...listQuery,
    cards: sortCards(cards, listQuery.sort),
    total: products.length,
    filters: filterNames
      .map((name) => buildFilter(name, all, listQuery.chosen))
      .filter(isUsefulFilter(products.length)),
  };
}

function buildFilter(name: FilterName, all: readonly FilterableSku[], chosen: ChosenFilters): ListFilter {
  const values = new Map(all.flatMap((each) => each.values[name].map((value) => [value.value, value])));
  const others = all.filter((each) => matches(each, chosen, name));
  const filter = [...values.values()].map((value) => ({
    ...value,
    count: countProducts(others.filter((each) => each.values[name].some((has) => has.value === value.value))),
    isChosen: chosen[name].includes(value.value),
  }));
  if (name === "price") filter.sort((a, b) => (a.band?.from ?? 0) - (b.band?.from ?? 0));
  if (name === "colour") filter.sort((a, b) => a.label.localeCompare(b.label, "en"));
  return { name, values: filter };
}

const isUsefulFilter =
  (total: number) =>
  ({ name, values }: ListFilter): boolean =>
    values.some(({ isChosen }) => isChosen) ||
    (name === "in-stock" ? values.some(({ count }) => count < total) : values.length > 1);

/** The price on a card. The kit costs nothing. */
const shownPrice = (card: ProductCard): number => (card.isSwagItem ? 0 : card.sellingPrice);

const comparers: Record<Exclude<SortOption, "featured">, (a: ProductCard, b: ProductCard) => number> = {
  "price-low": (a, b) => shownPrice(a) - shownPrice(b),
  "price-high": (a, b) => shownPrice(b) - shownPrice(a),
  name: (a, b) => a.productName.localeCompare(b.productName, "en"),
};

const sortCards = (cards: readonly ProductCard[], sort: SortOption): readonly ProductCard[] =>
  sort === "featured" ? cards : cards.toSorted(comparers[sort]);
