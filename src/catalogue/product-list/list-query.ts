/**
 * The query string that filters, sorts and pages a list of products:
 * `colour=sage&size=m&price=usd-10-20&in-stock=1&sort=price-low&page=2`. A parameter may appear several times. A price
 * band names its currency, so that its edges are round in the visitor's currency and a URL still means the
 * same to somebody who sees another one.
 */
export const filterNames = ["colour", "size", "price", "in-stock"] as const;
export type FilterName = (typeof filterNames)[number];

/** In the URL of a search whose typing errors are not forgiven. */
export const asTypedEntry: readonly [name: string, value: string] = ["spelling", "as-typed"];
export const isAsTyped = (search: URLSearchParams): boolean =>
  search.get(asTypedEntry[0]) === asTypedEntry[1];

export const sortOptions = [
  { value: "featured", label: "Featured" },
  { value: "price-low", label: "Price: low to high" },
  { value: "price-high", label: "Price: high to low" },
  { value: "name", label: "Name" },
] as const;
export type SortOption = (typeof sortOptions)[number]["value"];

/** How many products a page of a list has. Rows of two, three and four cards are all full. */
export const LIST_PAGE_SIZE = 48;
/** The number of a page after the first; anything else means the first page. */
const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** Lower ends of the price bands, in whole units: 0, 1, 2, 5, 10, 20, 50, ... Each band ends before the next one. */
const bandStarts = [0, ...[1, 10, 100, 1_000, 10_000, 100_000].flatMap((ten) => [ten, 2 * ten, 5 * ten])];

export interface PriceBand {
  readonly value: string;
  readonly currencyCode: string;
  /** Whole units of the currency, inclusive. */
  readonly from: number;
  /** Whole units, exclusive. Null: no end. */
  readonly to: number | null;
}

/** All price bands of a currency, the cheapest first. */
export const priceBandsIn = (currencyCode: string): readonly PriceBand[] =>
  bandStarts.map((from, index) => {
    const to = bandStarts[index + 1] ?? null;
    return { value: `${bandPrefix(currencyCode)}${from}-${to ?? "up"}`, currencyCode, from, to };
  });

/** What the values of a currency's price bands begin with. */
export const bandPrefix = (currencyCode: string): string => `${currencyCode.toLowerCase()}-`;

/** The values that exist in a list or in the whole catalogue. All other values are ignored. */
export type KnownFilterValues = Readonly<Record<FilterName, ReadonlySet<string>>>;
export type ChosenFilters = Readonly<Record<FilterName, readonly string[]>>;

export interface ProductListQuery {
  readonly chosen: ChosenFilters;
  readonly sort: SortOption;
  /** Counted from 1. Whoever makes the list knows whether it has that page. */
  readonly page: number;
}

/**
 * Reads a query string. It drops unknown names, unknown values and repetitions, so that nobody can invent an
 * endless number of pages.
 */
export function readListQuery(search: URLSearchParams, known: KnownFilterValues): ProductListQuery {
  const knownValuesIn = (name: FilterName) =>
    [...known[name]].filter((value) => search.getAll(name).includes(value));
  return {
    chosen: {
      colour: knownValuesIn("colour"),
      size: knownValuesIn("size"),
      price: knownValuesIn("price"),
      "in-stock": knownValuesIn("in-stock"),
    },
    sort: sortOptions.find(({ value }) => value === search.get("sort"))?.value ?? "featured",
    page: readPage(search),
  };
}

/** The page that a URL asks for: 1 when it asks for none, or for something that is no number of a page. */
function readPage(search: URLSearchParams): number {
  const asked = search.get("page") ?? "";
  return PAGE_NUMBER.test(asked) ? Number(asked) : 1;
}

/**
 * The canonical query parameters: names in a fixed order, values in alphabetical order, nothing for
 * 'Featured' and for the first page.
 */
export function listQueryEntries({ chosen, sort, page }: ProductListQuery): [string, string][] {
  const filters = filterNames.flatMap((name) =>
    chosen[name].toSorted().map((value): [string, string] => [name, value]),
  );
  return [
    ...filters,
    ...(sort === "featured" ? [] : [["sort", sort] as [string, string]]),
    ...(page === 1 ? [] : [["page", String(page)] as [string, string]]),
  ];
}

/** How many pages a list of so many products has; an empty list has one. */
export const pageCountOf = (products: number): number => Math.max(1, Math.ceil(products / LIST_PAGE_SIZE));

/** `Deep Sage` is `deep-sage` in a URL. */
export const toQueryValue = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
