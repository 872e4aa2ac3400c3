import {
  bandPrefix,
  type ChosenFilters,
  type FilterName,
  filterNames,
  type KnownFilterValues,
  LIST_PAGE_SIZE,
  pageCountOf,
  priceBandsIn,
  readListQuery,
  type SortOption,
  toQueryValue,
} from "../../src/catalogue/product-list/list-query.ts";
import {
  type FilterValue,
  isUsefulFilter,
  type ListCurrencies,
  type ListFilter,
  type ProductList,
  withoutOtherCurrencies,
} from "../../src/catalogue/product-list/product-list.ts";
import { cardView } from "../../src/catalogue/snapshot/card-view.ts";
import type { Product, ProductCard, ProductDetail } from "../../src/contract/catalogue.schemas.ts";
import { shownUnit } from "../../src/platform/money/minor-units.ts";
import { convert, rupeesToPaise, toRateMicros } from "../../src/platform/money/money.ts";

type Value = Omit<FilterValue, "count" | "isChosen">;

/** The band that a price of decimal rupees is in, by the amount that the card shows. */
function bandOf(rupees: number, { currencyCode, currencyRate }: ListCurrencies["rates"][number]): Value[] {
  const shown = convert(rupeesToPaise(rupees), toRateMicros(currencyRate), shownUnit(currencyCode)) / 100;
  const band = priceBandsIn(currencyCode).findLast(({ from }) => shown >= from);
  return band ? [{ value: band.value, label: band.value, band }] : [];
}

/**
 * The filter values of one variant and size. A filtered list has a product when one variant has every chosen
 * value.
 */
function filterValuesOf(
  product: Product,
  detail: ProductDetail,
  sizeName: string | null,
  rates: ListCurrencies["rates"],
): Record<FilterName, Value[]> {
  const size = detail.sizes.find(({ name }) => name === sizeName);
  // The kit shows no price (specification 6), so it is in no price band.
  const price = product.isSwagItem ? [] : rates.flatMap((rate) => bandOf(detail.sellingPrice, rate));
  const isInStock = size ? size.inStock && detail.inStock : detail.inStock;
  return {
    colour: detail.colourHex
      ? [{ value: toQueryValue(detail.colourName), label: detail.colourName, hex: detail.colourHex }]
      : [],
    size: size ? [{ value: toQueryValue(size.name), label: size.name }] : [],
    price,
    "in-stock": isInStock ? [{ value: "1", label: "In stock" }] : [],
  };
}

interface FilterableSku {
  readonly product: Product;
  readonly detail: ProductDetail;
  readonly values: Record<FilterName, Value[]>;
}

function filterableSkus(products: readonly Product[], rates: ListCurrencies["rates"]): FilterableSku[] {
  return products.flatMap((product) =>
    product.productDetails.flatMap((detail) =>
      (detail.sizes.length ? detail.sizes.map(({ name }) => name) : [null]).map((size) => ({
        product,
        detail,
        values: filterValuesOf(product, detail, size, rates),
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
export function knownFilterValues(
  products: Iterable<Product>,
  rates: ListCurrencies["rates"],
): KnownFilterValues {
  const known: Record<FilterName, Set<string>> = {
    colour: new Set(),
    size: new Set(),
    price: new Set(rates.flatMap(({ currencyCode }) => priceBandsIn(currencyCode).map(({ value }) => value))),
    "in-stock": new Set(["1"]),
  };
  const colours = new Set<string>();
  const sizes = new Set<string>();
  for (const { productDetails } of products)
    for (const detail of productDetails) {
      if (detail.colourHex) colours.add(detail.colourName);
      for (const size of detail.sizes) sizes.add(size.name);
    }
  for (const name of colours) known.colour.add(toQueryValue(name));
  for (const name of sizes) known.size.add(toQueryValue(name));
  return known;
}

/**
 * A list in the plainest way, to compare the quick one with (product-list.ts). Filters and sorts a list, and takes the asked page of it; the given order is 'Featured', and products that sort the same
 * stay in it. So the order is total: a page changes only when a product before its end appears, goes or moves. With a filter, each card shows a variant that has
 * the chosen values. Without a filter the list uses `defaultCards` (by product id). Counts are counts of
 * products, not of variants.
 */
export function plainProductList(
  products: readonly Product[],
  search: URLSearchParams,
  { currencyCode, rates }: ListCurrencies,
  defaultCards: ReadonlyMap<number, ProductCard> = new Map(),
): ProductList {
  // Bands of the shown currency, and of those that the URL names.
  const used = rates.filter(
    (rate) =>
      rate.currencyCode === currencyCode ||
      search.getAll("price").some((value) => value.startsWith(bandPrefix(rate.currencyCode))),
  );
  const all = filterableSkus(products, used);
  const listQuery = readListQuery(search, knownFilterValues(products, used));
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
  const pageStart = (listQuery.page - 1) * LIST_PAGE_SIZE;
  return {
    ...listQuery,
    cards: sortCards(cards, listQuery.sort).slice(pageStart, pageStart + LIST_PAGE_SIZE),
    count: cards.length,
    pageCount: pageCountOf(cards.length),
    currencyCode,
    total: products.length,
    filters: filterNames
      .map((name) => buildFilter(name, all, listQuery.chosen))
      .map((filter) => withoutOtherCurrencies(filter, currencyCode))
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

/** The price on a card. The kit costs nothing. */
const shownPrice = (card: ProductCard): number => (card.isSwagItem ? 0 : card.sellingPrice);

const comparers: Record<Exclude<SortOption, "featured">, (a: ProductCard, b: ProductCard) => number> = {
  "price-low": (a, b) => shownPrice(a) - shownPrice(b),
  "price-high": (a, b) => shownPrice(b) - shownPrice(a),
  name: (a, b) => a.productName.localeCompare(b.productName, "en"),
};

const sortCards = (cards: readonly ProductCard[], sort: SortOption): readonly ProductCard[] =>
  sort === "featured" ? cards : cards.toSorted(comparers[sort]);
