/**
 * What a list of products may be narrowed and ordered by, as the address has it: `colour=sage&size=m&price=0-500&
 * in-stock=1&sort=price-low`. A parameter may stand several times. Prices are bands of base rupees: an address means the
 * same in every currency, and a cached page needs no other key; only their labels are in the visitor's currency.
 */
export const filterNames = ["colour", "size", "price", "in-stock"] as const;
export type FilterName = (typeof filterNames)[number];

export const sortings = [
  { value: "featured", label: "Featured" },
  { value: "price-low", label: "Price: low to high" },
  { value: "price-high", label: "Price: high to low" },
  { value: "name", label: "Name" },
] as const;
export type Sorting = (typeof sortings)[number]["value"];

/** Lower ends of the bands, in rupees; each band ends before the next begins, and the last has no end. */
const bandStarts = [0, 250, 500, 1_000, 2_000, 4_000] as const;

export interface PriceBand {
  readonly value: string;
  /** Rupees, inclusive. */
  readonly from: number;
  /** Rupees, exclusive; null: no end. */
  readonly to: number | null;
}

export const priceBands: readonly PriceBand[] = bandStarts.map((from, index) => {
  const to = bandStarts[index + 1] ?? null;
  return { value: `${from}-${to ?? "up"}`, from, to };
});

/** The values that exist in a list or in the whole catalogue; every other one is ignored. */
export type KnownValues = Readonly<Record<FilterName, ReadonlySet<string>>>;
export type Chosen = Readonly<Record<FilterName, readonly string[]>>;

export interface ListChoice {
  readonly chosen: Chosen;
  readonly sort: Sorting;
}

/** Reads an address; unknown names and values, and repetitions, are dropped, so that nobody can make up endless pages. */
export function readChoice(search: URLSearchParams, known: KnownValues): ListChoice {
  const of = (name: FilterName) => [...known[name]].filter((value) => search.getAll(name).includes(value));
  return {
    chosen: { colour: of("colour"), size: of("size"), price: of("price"), "in-stock": of("in-stock") },
    sort: sortings.find(({ value }) => value === search.get("sort"))?.value ?? "featured",
  };
}

/** The choice's one spelling: names in a fixed order, values in the alphabet's; nothing for 'Featured'. */
export function choiceEntries({ chosen, sort }: ListChoice): [string, string][] {
  const filters = filterNames.flatMap((name) =>
    chosen[name].toSorted().map((value): [string, string] => [name, value]),
  );
  return sort === "featured" ? filters : [...filters, ["sort", sort]];
}

/** `Deep Sage` is `deep-sage` in an address. */
export const inAddress = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
