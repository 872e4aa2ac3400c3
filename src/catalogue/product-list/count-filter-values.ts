import {
  type FilterName,
  filterNames,
  type KnownFilterValues,
  type ProductListQuery,
  priceBandsIn,
  readListQuery,
} from "./list-query.ts";
import { priceBandsAt } from "./price-bands.ts";
import type { ListCurrencies, ListedProduct, ListFilter, NamedValue } from "./product-list.ts";

interface CountedFilters {
  readonly listQuery: ProductListQuery;
  /** All values of the list's products, with the counts of each. */
  readonly filters: readonly ListFilter[];
  /** The places of each product's variants that have every chosen value. Undefined: nothing is chosen. */
  readonly matching: readonly (readonly number[])[] | undefined;
}

/** A value of a filter, and how many products have it. */
interface Tally {
  value: NamedValue;
  count: number;
  lastCounted: ListedProduct | undefined;
}

/** The order in which a page offers values; sizes are in the order of the products that have them. */
const compareValues: Partial<Record<FilterName, (a: NamedValue, b: NamedValue) => number>> = {
  colour: (a, b) => a.label.localeCompare(b.label, "en"),
  price: (a, b) => (a.band?.from ?? 0) - (b.band?.from ?? 0),
};
const IN_STOCK: NamedValue = { value: "1", label: "In stock" };

/**
 * Reads the query by the values that these products have, and counts the products of each value: with the other filters
 * as they are. A product is counted where one variant, in one size, has every chosen value.
 */
export function countFilterValues(
  products: readonly ListedProduct[],
  search: URLSearchParams,
  rates: ListCurrencies["rates"],
): CountedFilters {
  const isAsked = filterNames.some((name) => search.has(name));
  const listQuery = readListQuery(search, filterValuesOf(isAsked ? products : [], rates));
  const { chosen } = listQuery;
  const isFiltered = filterNames.some((name) => chosen[name].length > 0);
  const bandsAt = rates.map(priceBandsAt);
  const tallies = {
    colour: new Map<string, Tally>(),
    size: new Map<string, Tally>(),
    price: new Map<string, Tally>(),
    "in-stock": new Map<string, Tally>(),
  };

  const matching = products.map((product) => {
    const places: number[] = [];
    product.variants.forEach(({ colour, pricePaise, skus }, place) => {
      // The kit shows no price (specification 6), so it is in no price band.
      const bands = product.isSwagItem ? [] : bandsAt.map((bandAt) => bandAt(pricePaise));
      const colourFits = isAny(chosen.colour, colour?.value);
      const priceFits = !chosen.price.length || bands.some((band) => band && isAny(chosen.price, band.value));
      // Whether any SKU has the chosen size and stock, is in stock, and is in stock in the chosen size.
      let [fits, isInStock, fitsInStock] = [false, false, false];
      for (const sku of skus) {
        const sizeFits = isAny(chosen.size, sku.size?.value);
        const stockFits = !chosen["in-stock"].length || sku.isInStock;
        if (sku.size) count(tallies.size, sku.size, product, colourFits && priceFits && stockFits);
        fits ||= sizeFits && stockFits;
        isInStock ||= sku.isInStock;
        fitsInStock ||= sizeFits && sku.isInStock;
      }
      if (colour) count(tallies.colour, colour, product, priceFits && fits);
      for (const band of bands) if (band) count(tallies.price, band, product, colourFits && fits);
      if (isInStock) count(tallies["in-stock"], IN_STOCK, product, colourFits && priceFits && fitsInStock);
      if (colourFits && priceFits && fits) places.push(place);
    });
    return places;
  });
  return {
    listQuery,
    filters: filterNames.map((name) => ({
      name,
      values: [...tallies[name].values()]
        .sort((a, b) => compareValues[name]?.(a.value, b.value) ?? 0)
        .map(({ value, count: products }) => ({
          ...value,
          count: products,
          isChosen: chosen[name].includes(value.value),
        })),
    })),
    matching: isFiltered ? matching : undefined,
  };
}

/** The values that a query may choose in a list of these products. Others are ignored. */
export function filterValuesOf(
  products: Iterable<ListedProduct>,
  rates: ListCurrencies["rates"],
): KnownFilterValues {
  const [colour, size] = [new Set<string>(), new Set<string>()];
  for (const { variants } of products)
    for (const variant of variants) {
      if (variant.colour) colour.add(variant.colour.value);
      for (const sku of variant.skus) if (sku.size) size.add(sku.size.value);
    }
  return {
    colour,
    size,
    price: new Set(rates.flatMap((rate) => priceBandsIn(rate.currencyCode).map(({ value }) => value))),
    "in-stock": new Set(["1"]),
  };
}

/** Whether nothing is chosen, or this. */
const isAny = (chosen: readonly string[], value: string | undefined): boolean =>
  !chosen.length || (value !== undefined && chosen.includes(value));

/** Counts a product once for each value, though several of its SKUs have it. The last way of writing a value stays. */
function count(
  tallies: Map<string, Tally>,
  value: NamedValue,
  product: ListedProduct,
  isCounted: boolean,
): void {
  let tally = tallies.get(value.value);
  if (!tally) {
    tally = { value, count: 0, lastCounted: undefined };
    tallies.set(value.value, tally);
  }
  tally.value = value;
  if (!isCounted || tally.lastCounted === product) return;
  tally.lastCounted = product;
  tally.count += 1;
}
