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
  /** The price on a product's card when it shows one of these variants. The kit costs nothing. */
  priceOf(at: number, isAllowed?: (place: number) => boolean): number;
}

type Products = readonly (ListedProduct | undefined)[];
type Value = Omit<FilterValue, "count" | "isChosen">;

/** Where the numbers of the next variant begin. */
const nextVariant = (facets: Facets, start: number): number =>
  start + VARIANT_FIELDS + (facets[start + 3] ?? 0);

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
    for (let start = 0; start < facets.length; ) {
      const end = nextVariant(facets, start);
      colours.see(facets[start + 1] ?? 0);
      for (let at = start + VARIANT_FIELDS; at < end; at += 1) sizes.see((facets[at] ?? 0) >> 1);
      start = end;
    }
  }
  const listQuery = readListQuery(search, {
    colour: new Set(colours.values().map(({ value }) => value)),
    size: new Set(sizes.values().map(({ value }) => value)),
    price: new Set(rates.flatMap((rate) => priceBandsIn(rate.currencyCode).map(({ value }) => value))),
    "in-stock": new Set(["1"]),
  });
  const { chosen } = listQuery;
  const prices = rates.map(priceBandsAt).map((each) => ({
    ...each,
    /** The band of the variant that is being counted. */
    at: -1,
    tally: new Tally(each.bands.length),
    isChosen: each.bands.map(({ value }) => chosen.price.includes(value)),
  }));
  const isFiltered = filterNames.some((name) => chosen[name].length > 0);
  const [colourTally, sizeTally, stockTally] = [
    new Tally(colourNames.count),
    new Tally(sizeNames.count),
    new Tally(1),
  ];
  const allowed: (Set<number> | undefined)[] = [];
  const isChosen = {
    colour: chosenCodes(colourNames, chosen.colour),
    size: chosenCodes(sizeNames, chosen.size),
  };
  const isStockChosen = chosen["in-stock"].length > 0;

  // Plain loops that allocate nothing: they run once for each SKU of the list.
  for (let at = 0; at < products.length; at += 1) {
    const product = products[at];
    if (!product) continue;
    const { facets, isSwagItem } = product;
    let place = -1;
    for (let start = 0; start < facets.length; start = nextVariant(facets, start)) {
      place += 1;
      const colour = colours.valueCode(facets[start + 1] ?? 0);
      const isVariantInStock = facets[start + 2] === 1;
      const sizeCount = facets[start + 3] ?? 0;
      const colourFits = !isChosen.colour || isChosen.colour.has(colour);
      // The kit shows no price (specification 6), so it is in no price band.
      let priceFits = !chosen.price.length;
      if (!isSwagItem)
        for (const price of prices) {
          price.at = price.bandAt(facets[start] ?? 0);
          priceFits ||= price.isChosen[price.at] === true;
        }
      for (let each = 0; each < (sizeCount || 1); each += 1) {
        const packed = facets[start + VARIANT_FIELDS + each] ?? 0;
        const size = sizeCount ? sizes.valueCode(packed >> 1) : -1;
        const isInStock = isVariantInStock && (!sizeCount || packed % 2 === 1);
        const sizeFits = !isChosen.size || isChosen.size.has(size);
        const stockFits = !isStockChosen || isInStock;
        if (colour >= 0) colourTally.see(colour, at, sizeFits && priceFits && stockFits);
        if (size >= 0) sizeTally.see(size, at, colourFits && priceFits && stockFits);
        if (isInStock) stockTally.see(0, at, colourFits && sizeFits && priceFits);
        if (!isSwagItem)
          for (const price of prices) price.tally.see(price.at, at, colourFits && sizeFits && stockFits);
        if (isFiltered && colourFits && sizeFits && priceFits && stockFits) {
          const places = allowed[at];
          if (places) places.add(place);
          else allowed[at] = new Set([place]);
        }
      }
    }
  }

  const counted: Record<FilterName, readonly (Value & { readonly count: number })[]> = {
    colour: colours
      .values()
      .map(({ code, ...value }) => ({ ...value, count: colourTally.count(code) }))
      .sort((a, b) => a.label.localeCompare(b.label, "en")),
    size: sizes.values().map(({ code, ...value }) => ({ ...value, count: sizeTally.count(code) })),
    price: prices
      .flatMap(({ bands, tally }) =>
        bands.flatMap((band, index) => {
          return tally.isSeen(index)
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

/** The codes of the chosen values. Undefined: none is chosen, so each one matches. */
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
  let place = -1;
  for (let start = 0; start < facets.length; start = nextVariant(facets, start)) {
    place += 1;
    const isInStock = facets[start + 2] === 1;
    if ((isFound && (isFromStock || !isInStock)) || (isAllowed && !isAllowed(place))) continue;
    [price, isFromStock, isFound] = [facets[start] ?? 0, isInStock, true];
  }
  return price;
}

/** The values of a list in the order in which its products have them, each as the last product writes it. */
class SeenValues {
  readonly #names: FacetNames;
  /** For the code of each name, the code of its value; -1 for a colour that lists have no filter for. */
  readonly #valueCodes: Int32Array;
  /** For the code of each value, the name that was last seen for it. */
  readonly #last: Int32Array;
  readonly #seen: number[] = [];

  constructor(names: FacetNames) {
    this.#names = names;
    this.#valueCodes = Int32Array.from({ length: names.count }, (_, code) =>
      names.named(code).hex === null ? -1 : names.valueCode(code),
    );
    this.#last = new Int32Array(names.count).fill(-1);
  }
  valueCode(code: number): number {
    return this.#valueCodes[code] ?? -1;
  }
  see(code: number): void {
    const value = this.valueCode(code);
    if (value < 0) return;
    if (this.#last[value] === -1) this.#seen.push(value);
    this.#last[value] = code;
  }
  values() {
    return this.#seen.map((code) => ({ code, ...this.#names.named(this.#last[code] ?? code) }));
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
