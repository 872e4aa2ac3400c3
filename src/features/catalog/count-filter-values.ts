import { colourNames, type FacetNames, type Facets, sizeNames, VARIANT_FIELDS } from "./list-facets.ts";
import {
  type ChosenFilters,
  type FilterName,
  filterNames,
  type ProductListQuery,
  priceBandsIn,
  readListQuery,
} from "./list-query.ts";
import { priceBandsAt } from "./price-bands.ts";
import type { FilterValue, ListCurrencies, ListedProduct, ListFilter } from "./product-list.ts";

interface CountedFilters {
  readonly listQuery: ProductListQuery;
  /** All values of the list's products, with the counts of each. */
  readonly filters: readonly ListFilter[];
  /** The variants of the product at this place in the list that have every chosen value; undefined where it has none. */
  matching(at: number): ((place: number) => boolean) | undefined;
  /** What the card of a product costs that shows one of these variants. The kit costs nothing. */
  priceOf(at: number, isAllowed?: (place: number) => boolean): number;
}

type Products = readonly (ListedProduct | undefined)[];
type Value = Omit<FilterValue, "count" | "isChosen">;

/** Calls back with each variant's place and where its numbers begin. */
function eachVariant(facets: Facets, visit: (start: number, place: number) => void): void {
  let place = 0;
  for (let start = 0; start < facets.length; start += VARIANT_FIELDS + (facets[start + 3] ?? 0))
    visit(start, place++);
}

/**
 * Reads the query by the values that these products have, and counts the products of each value: with the other filters
 * as they are. A product is counted where one variant, in one size, has every chosen value.
 */
export function countFilterValues(
  products: Products,
  search: URLSearchParams,
  rates: ListCurrencies["rates"],
): CountedFilters {
  const colours = new SeenValues(colourNames);
  const sizes = new SeenValues(sizeNames);
  for (const product of products) {
    if (!product) continue;
    const { facets } = product;
    eachVariant(facets, (start) => {
      const colour = facets[start + 1] ?? 0;
      if (colourNames.named(colour).hex) colours.see(colour);
      const end = start + VARIANT_FIELDS + (facets[start + 3] ?? 0);
      for (let at = start + VARIANT_FIELDS; at < end; at += 1) sizes.see((facets[at] ?? 0) >> 1);
    });
  }
  const listQuery = readListQuery(search, {
    colour: new Set(colours.values().map(({ value }) => value)),
    size: new Set(sizes.values().map(({ value }) => value)),
    price: new Set(rates.flatMap((rate) => priceBandsIn(rate.currencyCode).map(({ value }) => value))),
    "in-stock": new Set(["1"]),
  });
  const { chosen } = listQuery;
  const bands = rates.map(priceBandsAt);
  const prices = bands.map((each) => new Tally(each.bands.length));
  const isFiltered = filterNames.some((name) => chosen[name].length > 0);
  const chosenBands = bands.map((each) => each.bands.map(({ value }) => chosen.price.includes(value)));
  const [colourTally, sizeTally, stockTally] = [
    new Tally(colourNames.count),
    new Tally(sizeNames.count),
    new Tally(1),
  ];
  const allowed = products.map(() => null as Set<number> | null);
  const isChosen = {
    colour: chosenCodes(colourNames, chosen.colour),
    size: chosenCodes(sizeNames, chosen.size),
  };

  for (const [at, product] of products.entries()) {
    if (!product) continue;
    const { facets, isSwagItem } = product;
    eachVariant(facets, (start, place) => {
      const pricePaise = facets[start] ?? 0;
      const colour = facets[start + 1] ?? 0;
      const isVariantInStock = facets[start + 2] === 1;
      const sizeCount = facets[start + 3] ?? 0;
      const hasColour = Boolean(colourNames.named(colour).hex);
      const colourFits =
        !isChosen.colour || (hasColour && isChosen.colour.has(colourNames.valueCode(colour)));
      // The kit shows no price (specification 6), so it is in no price band.
      const bandAt = isSwagItem ? [] : bands.map((each) => each.bandAt(pricePaise));
      const priceFits =
        !chosen.price.length || bandAt.some((band, rate) => band >= 0 && chosenBands[rate]?.[band]);
      for (let each = 0; each < Math.max(1, sizeCount); each += 1) {
        const packed = sizeCount ? (facets[start + VARIANT_FIELDS + each] ?? 0) : undefined;
        const size = packed === undefined ? -1 : sizeNames.valueCode(packed >> 1);
        const isInStock = isVariantInStock && (packed === undefined || packed % 2 === 1);
        const sizeFits = !isChosen.size || isChosen.size.has(size);
        const stockFits = !chosen["in-stock"].length || isInStock;
        if (hasColour) colourTally.see(colourNames.valueCode(colour), at, sizeFits && priceFits && stockFits);
        if (size >= 0) sizeTally.see(size, at, colourFits && priceFits && stockFits);
        if (isInStock) stockTally.see(0, at, colourFits && sizeFits && priceFits);
        for (const [rate, band] of bandAt.entries())
          if (band >= 0) prices[rate]?.see(band, at, colourFits && sizeFits && stockFits);
        if (isFiltered && colourFits && sizeFits && priceFits && stockFits)
          allowed[at] = (allowed[at] ?? new Set()).add(place);
      }
    });
  }

  const counted: Record<FilterName, readonly (Value & { readonly count: number })[]> = {
    colour: colours
      .values()
      .map(({ code, ...value }) => ({ ...value, count: colourTally.count(code) }))
      .sort((a, b) => a.label.localeCompare(b.label, "en")),
    size: sizes.values().map(({ code, ...value }) => ({ ...value, count: sizeTally.count(code) })),
    price: bands
      .flatMap((each, rate) =>
        each.bands.flatMap((band, index) => {
          const tally = prices[rate];
          return tally?.isSeen(index)
            ? [
                {
                  seenAt: tally.firstSeen(index),
                  value: { value: band.value, label: band.value, band, count: tally.count(index) },
                },
              ]
            : [];
        }),
      )
      .sort((a, b) => a.value.band.from - b.value.band.from || a.seenAt - b.seenAt)
      .map(({ value }) => value),
    "in-stock": stockTally.isSeen(0) ? [{ value: "1", label: "In stock", count: stockTally.count(0) }] : [],
  };
  return {
    listQuery,
    filters: filterNames.map((name) => ({ name, values: withChosen(counted[name], chosen, name) })),
    matching: (at) => {
      const places = allowed[at];
      return places ? (place) => places.has(place) : undefined;
    },
    priceOf: (at, isAllowed) => (products[at] ? shownPrice(products[at], isAllowed) : 0),
  };
}

const withChosen = (
  values: readonly (Value & { readonly count: number })[],
  chosen: ChosenFilters,
  name: FilterName,
): FilterValue[] => values.map((each) => ({ ...each, isChosen: chosen[name].includes(each.value) }));

/** Undefined: all are right. */
function chosenCodes(names: FacetNames, values: readonly string[]): ReadonlySet<number> | undefined {
  if (!values.length) return undefined;
  const codes = Array.from({ length: names.count }, (_, code) => code);
  return new Set(
    codes.filter((code) => values.includes(names.named(code).value)).map((code) => names.valueCode(code)),
  );
}

/** The price of the variant that a card shows: the first allowed one in stock, else the first allowed one. */
function shownPrice({ facets, isSwagItem }: ListedProduct, isAllowed?: (place: number) => boolean): number {
  let [price, isFromStock, isFound] = [0, false, false];
  if (isSwagItem) return 0;
  eachVariant(facets, (start, place) => {
    if (isAllowed && !isAllowed(place)) return;
    const isInStock = facets[start + 2] === 1;
    if (isFound && (isFromStock || !isInStock)) return;
    [price, isFromStock, isFound] = [facets[start] ?? 0, isInStock, true];
  });
  return price;
}

/** The values of a list in the order in which its products have them, each as the last product writes it. */
class SeenValues {
  readonly #names: FacetNames;
  readonly #last = new Map<number, number>();

  constructor(names: FacetNames) {
    this.#names = names;
  }
  see(code: number): void {
    this.#last.set(this.#names.valueCode(code), code);
  }
  values() {
    return [...this.#last].map(([code, last]) => ({ code, ...this.#names.named(last) }));
  }
}

/** Counts each product once for each value, though several of its SKUs have it. */
class Tally {
  readonly #counts: Int32Array;
  readonly #lastProduct: Int32Array;
  readonly #firstProduct: Int32Array;

  constructor(length: number) {
    this.#counts = new Int32Array(length);
    this.#lastProduct = new Int32Array(length).fill(-1);
    this.#firstProduct = new Int32Array(length).fill(-1);
  }
  see(code: number, product: number, isCounted: boolean): void {
    if (this.#firstProduct[code] === -1) this.#firstProduct[code] = product;
    if (!isCounted || this.#lastProduct[code] === product) return;
    this.#lastProduct[code] = product;
    this.#counts[code] = this.count(code) + 1;
  }
  isSeen(code: number): boolean {
    return this.firstSeen(code) >= 0;
  }
  /** The place of the first product that has it; -1 where none has. */
  firstSeen(code: number): number {
    return this.#firstProduct[code] ?? -1;
  }
  count(code: number): number {
    return this.#counts[code] ?? 0;
  }
}
