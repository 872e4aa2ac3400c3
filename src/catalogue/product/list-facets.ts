import { toQueryValue } from "./list-query.ts";

/** What a list is filtered by, of one variant. */
export interface FilteredVariant {
  readonly pricePaise: number;
  readonly colourName: string;
  /** In the store's own words: a URL names the colour by them in every language. */
  readonly ownColourName?: string;
  /** Without it the list has no filter for the colour. */
  readonly colourHex: string | null;
  readonly isInStock: boolean;
  readonly sizes: readonly { readonly name: string; readonly isInStock: boolean }[];
}

/**
 * The variants of a product as numbers, because a list reads those of thousands of products. For each variant: price in paise, code
 * of the colour, 1 where it is in stock, number of sizes, and for each size twice its code, plus 1 where it is in stock.
 */
export type Facets = readonly number[];
/** The numbers of a variant before its sizes. */
export const VARIANT_FIELDS = 4;

interface NamedValue {
  /** As in a URL. */
  readonly value: string;
  readonly label: string;
  /** Undefined for a size. Null for a colour that has no filter. */
  readonly hex?: string | null;
}

/** Codes of names; the same name has the same code until the process ends. There are as many as colours and sizes. */
export class FacetNames {
  readonly #codes = new Map<string, number>();
  readonly #named: NamedValue[] = [];
  readonly #valueCodes: number[] = [];
  readonly #firstWithValue = new Map<string, number>();

  codeOf(label: string, hex?: string | null, ownLabel = label): number {
    const key = `${hex} ${label}${ownLabel === label ? "" : ` ${ownLabel}`}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.#named.length;
    const value = toQueryValue(ownLabel);
    const first = this.#firstWithValue.get(value) ?? code;
    this.#firstWithValue.set(value, first);
    this.#named.push({ value, label, ...(hex !== undefined && { hex }) });
    this.#valueCodes.push(first);
    this.#codes.set(key, code);
    return code;
  }

  named(code: number): NamedValue {
    return this.#named[code] ?? { value: "", label: "" };
  }

  /** One code for all names that are the same value in a URL. */
  valueCode(code: number): number {
    return this.#valueCodes[code] ?? code;
  }

  get count(): number {
    return this.#named.length;
  }
}

export const colourNames = new FacetNames();
export const sizeNames = new FacetNames();

export const facetsOf = (variants: readonly FilteredVariant[]): Facets =>
  variants.flatMap(({ pricePaise, colourName, ownColourName, colourHex, isInStock, sizes }) => [
    pricePaise,
    colourNames.codeOf(colourName, colourHex || null, ownColourName),
    Number(isInStock),
    sizes.length,
    ...sizes.map((size) => sizeNames.codeOf(size.name) * 2 + Number(size.isInStock)),
  ]);
