import { gtinKey } from "./gtin.ts";

/** The numbers of one SKU, and where it lies. */
export interface SkuCode {
  /** Empty: the variant has no sizes. */
  readonly size: string;
  /** The company's own article number; empty where there is none. */
  readonly skuCode: string;
  /** Empty where there is none. */
  readonly gtin: string;
  /** Where it lies in the store room; empty: nobody wrote it down. In what is to be saved, undefined: it stays as it is. */
  readonly bin?: string;
}

/**
 * The numbers of a SKU, as they are shown, each with the key that must be unique over the store: an article number whatever its
 * case, a GTIN whatever its leading zeros.
 */
export const skuCodeKeys = ({ skuCode, gtin }: SkuCode): { key: string; shown: string }[] => [
  ...(skuCode ? [{ key: `SKU ${skuCode.toLowerCase()}`, shown: `SKU code ${skuCode}` }] : []),
  ...(gtin ? [{ key: `GTIN ${gtinKey(gtin)}`, shown: `GTIN ${gtin}` }] : []),
];

/** A SKU in words: `Mug, Sage, M (SKU MUG-7)`. */
export const withSkuCode = (described: string, skuCode: string | null): string =>
  skuCode ? `${described} (SKU ${skuCode})` : described;

/** A row of the table in the form that the API and the CSV have. */
export const toSkuCode = (row: {
  size: string;
  sku_code: string | null;
  gtin: string | null;
  bin?: string | null;
}): SkuCode => ({
  size: row.size,
  skuCode: row.sku_code ?? "",
  gtin: row.gtin ?? "",
  bin: row.bin ?? "",
});
