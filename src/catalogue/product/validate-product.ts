import type { ProductInput, StaffSizeChart } from "../../contract/admin/products.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { isWholePaise } from "../../platform/money/money.ts";
import { validateSkuCodes } from "../sku-code/validate-sku-codes.ts";
import { isReservedSlug } from "../slug/slug.ts";
import { validateVolumePrices } from "./validate-volume-prices.ts";

/**
 * Checks a product as far as that is possible without the database. Undefined when nothing is wrong. Refuses
 * duplicate_entry (a size, a variant, a SKU code or a recommendation is there twice) and gtin_invalid (of a SKU code).
 */
export function validateProduct(
  draft: ProductInput,
):
  | Refusal<
      | "duplicate_entry"
      | "gtin_invalid"
      | "price_invalid"
      | "size_chart_invalid"
      | "size_unknown"
      | "slug_reserved"
    >
  | undefined {
  if (isReservedSlug(draft.slug)) return slugReserved(draft.slug);
  for (const variant of draft.variants) {
    const refused = validatePrices(variant, variant.colourName || draft.name);
    if (refused) return refused;
    if (hasDuplicates(variant.sizes))
      return refuse("duplicate_entry", `${variant.colourName || draft.name} has the same size twice.`);
  }
  const refusedVolume = validateVolumePrices(draft);
  if (refusedVolume) return refusedVolume;
  if (hasDuplicates(draft.variants.flatMap(({ id }) => (id === undefined ? [] : [id]))))
    return refuse("duplicate_entry", "Two variants have the same name.");
  if (draft.sizeChart) {
    const refused = validateSizeChart(draft.sizeChart);
    if (refused) return refused;
  }
  const refusedCodes = validateSkuCodes(draft.variants);
  if (refusedCodes) return refusedCodes;
  if (hasDuplicates(draft.recommended)) return refuse("duplicate_entry", "A product is recommended twice.");
  return undefined;
}

/**
 * Every row needs a cell for each column. Column names must be unique, and so must the first cells of the
 * rows.
 */
function validateSizeChart({ columns, rows }: StaffSizeChart): Refusal<"size_chart_invalid"> | undefined {
  if (rows.some((row) => row.length !== columns.length))
    return refuse(
      "size_chart_invalid",
      "A row of the size chart has more or fewer cells than the chart has columns.",
    );
  if (rows.some(([size = ""]) => !size.trim()))
    return refuse("size_chart_invalid", "A row of the size chart has no size.");
  if (hasDuplicates(columns.map((column) => column.trim())))
    return refuse("size_chart_invalid", "Two columns of the size chart have the same name.");
  if (hasDuplicates(rows.map(([size = ""]) => size.trim())))
    return refuse("size_chart_invalid", "A size is in the size chart twice.");
  return undefined;
}

export const slugReserved = (slug: string): Refusal<"slug_reserved"> =>
  refuse("slug_reserved", `The address /${slug} is reserved for the store. Please choose another.`);

/**
 * Prices must be whole paise, and the selling price must not be above the web price. Both are in rupees. Refuses
 * price_invalid; undefined when nothing is wrong.
 */
export function validatePrices(
  { webPrice, sellingPrice }: { readonly webPrice: number; readonly sellingPrice: number },
  name: string,
): Refusal<"price_invalid"> | undefined {
  if (!isWholePaise(webPrice) || !isWholePaise(sellingPrice))
    return refuse("price_invalid", `A price of ${name} has more than two decimals.`);
  if (sellingPrice > webPrice)
    return refuse("price_invalid", `The selling price of ${name} is above the price before the reduction.`);
  return undefined;
}

const hasDuplicates = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

/** The fields that differ, before and after. The audit stores these. */
export function changedFields<T extends object>(
  before: T,
  after: T,
): { before: Partial<T>; after: Partial<T> } {
  const changed = (Object.keys(after) as (keyof T)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pickChanged = (from: T) => Object.fromEntries(changed.map((key) => [key, from[key]])) as Partial<T>;
  return { before: pickChanged(before), after: pickChanged(after) };
}
