import type { Product, ProductCard, ProductDetail } from "../../contract/catalog.schemas.ts";
import { cardView } from "./catalog-views.ts";
import {
  type Chosen,
  type FilterName,
  filterNames,
  inAddress,
  type KnownValues,
  type ListChoice,
  type PriceBand,
  priceBands,
  readChoice,
  type Sorting,
} from "./list-address.ts";

export interface FilterValue {
  readonly value: string;
  readonly label: string;
  /** `#rrggbb` of a colour. */
  readonly hex?: string | null;
  /** Rupees; its label is made where the currency is known. */
  readonly band?: PriceBand;
  /** Products shown if of this filter this value alone were chosen, and the other filters as they are. */
  readonly count: number;
  readonly isChosen: boolean;
}

export interface ListFilter {
  readonly name: FilterName;
  readonly values: readonly FilterValue[];
}

export interface ProductList extends ListChoice {
  readonly cards: readonly ProductCard[];
  /** How many there are without any filter. */
  readonly total: number;
  /** Only those that part the list, or are chosen. */
  readonly filters: readonly ListFilter[];
}

type Value = Omit<FilterValue, "count" | "isChosen">;

/** What one variant is: a product is in a narrowed list when one variant has everything that was chosen. */
function valuesOf(
  product: Product,
  detail: ProductDetail,
  sizeName: string | null,
): Record<FilterName, Value[]> {
  const size = detail.sizes.find(({ name }) => name === sizeName);
  // The kit shows no price (specification 6), so it is in no band.
  const band = product.isSwagItem
    ? undefined
    : priceBands.find(
        ({ from, to }) => detail.sellingPrice >= from && (to === null || detail.sellingPrice < to),
      );
  const isThere = size ? size.inStock && detail.inStock : detail.inStock;
  return {
    colour: detail.colourHex
      ? [{ value: inAddress(detail.colourName), label: detail.colourName, hex: detail.colourHex }]
      : [],
    size: size ? [{ value: inAddress(size.name), label: size.name }] : [],
    price: band ? [{ value: band.value, label: band.value, band }] : [],
    "in-stock": isThere ? [{ value: "1", label: "In stock" }] : [],
  };
}

interface Choosable {
  readonly product: Product;
  readonly detail: ProductDetail;
  readonly values: Record<FilterName, Value[]>;
}

function choosables(products: readonly Product[]): Choosable[] {
  return products.flatMap((product) =>
    product.productDetails.flatMap((detail) =>
      (detail.sizes.length ? detail.sizes.map(({ name }) => name) : [null]).map((size) => ({
        product,
        detail,
        values: valuesOf(product, detail, size),
      })),
    ),
  );
}

const fits = ({ values }: Choosable, chosen: Chosen, besides?: FilterName): boolean =>
  filterNames.every(
    (name) =>
      name === besides ||
      chosen[name].length === 0 ||
      values[name].some(({ value }) => chosen[name].includes(value)),
  );

const productsIn = (found: readonly Choosable[]): number => new Set(found.map(({ product }) => product)).size;

/** The filter values of some products; of all products, everything an address may name. */
export function knownValues(products: Iterable<Product>): KnownValues {
  const known: Record<FilterName, Set<string>> = {
    colour: new Set(),
    size: new Set(),
    price: new Set(priceBands.map(({ value }) => value)),
    "in-stock": new Set(["1"]),
  };
  for (const { values } of choosables([...products]))
    for (const name of filterNames) for (const { value } of values[name]) known[name].add(value);
  return known;
}

/**
 * Narrows and orders a list, whose own order is 'Featured'. Each card shows a variant that has what was chosen, and
 * `ownCards`, by product, stand where nothing was. Counts are of products, not of variants.
 */
export function productList(
  products: readonly Product[],
  search: URLSearchParams,
  ownCards: ReadonlyMap<number, ProductCard> = new Map(),
): ProductList {
  const all = choosables(products);
  const choice = readChoice(search, knownValues(products));
  const found = Map.groupBy(
    all.filter((each) => fits(each, choice.chosen)),
    ({ product }) => product,
  );
  const isNarrowed = filterNames.some((name) => choice.chosen[name].length > 0);
  const cards = products.flatMap((product) => {
    if (!isNarrowed) return [ownCards.get(product.productId) ?? cardView(product)];
    const details = found.get(product)?.map(({ detail }) => detail);
    return details ? [cardView(product, new Set(details))] : [];
  });
  return {
    ...choice,
    cards: sorted(cards, choice.sort),
    total: products.length,
    filters: filterNames.map((name) => filterOf(name, all, choice.chosen)).filter(isUseful(products.length)),
  };
}

function filterOf(name: FilterName, all: readonly Choosable[], chosen: Chosen): ListFilter {
  const values = new Map(all.flatMap((each) => each.values[name].map((value) => [value.value, value])));
  const others = all.filter((each) => fits(each, chosen, name));
  const filter = [...values.values()].map((value) => ({
    ...value,
    count: productsIn(others.filter((each) => each.values[name].some((has) => has.value === value.value))),
    isChosen: chosen[name].includes(value.value),
  }));
  if (name === "price") filter.sort((a, b) => (a.band?.from ?? 0) - (b.band?.from ?? 0));
  if (name === "colour") filter.sort((a, b) => a.label.localeCompare(b.label, "en"));
  return { name, values: filter };
}

const isUseful =
  (total: number) =>
  ({ name, values }: ListFilter): boolean =>
    values.some(({ isChosen }) => isChosen) ||
    (name === "in-stock" ? values.some(({ count }) => count < total) : values.length > 1);

/** What a card shows to pay: nothing for the kit. */
const paid = (card: ProductCard): number => (card.isSwagItem ? 0 : card.sellingPrice);

const orders: Record<Exclude<Sorting, "featured">, (a: ProductCard, b: ProductCard) => number> = {
  "price-low": (a, b) => paid(a) - paid(b),
  "price-high": (a, b) => paid(b) - paid(a),
  name: (a, b) => a.productName.localeCompare(b.productName, "en"),
};

const sorted = (cards: readonly ProductCard[], sort: Sorting): readonly ProductCard[] =>
  sort === "featured" ? cards : cards.toSorted(orders[sort]);
