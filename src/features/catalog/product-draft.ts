import type { ProductInput, StaffSizeChart } from "../../contract/admin/products.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { fromWire, toWire } from "../money/money.ts";
import { reservedSlugs } from "./slug.ts";

/** What can be seen of a draft without the database; undefined when nothing is wrong with it. */
export function draftRefusal(draft: ProductInput): Refusal | undefined {
  if (reservedSlugs.has(draft.slug)) return refuseReserved(draft.slug);
  for (const variant of draft.variants) {
    const refused = priceRefusal(variant, variant.colourName || draft.name);
    if (refused) return refused;
    if (isTwice(variant.sizes))
      return refuse("said_twice", `A size of ${variant.colourName || draft.name} is named twice.`);
  }
  if (isTwice(draft.variants.flatMap(({ id }) => (id === undefined ? [] : [id]))))
    return refuse("said_twice", "A variant is named twice.");
  if (draft.sizeChart) {
    const refused = chartRefusal(draft.sizeChart);
    if (refused) return refused;
  }
  if (isTwice(draft.recommended)) return refuse("said_twice", "A recommendation is named twice.");
  return undefined;
}

/** Every row has a cell for each column; columns and first cells are told apart by their words. */
function chartRefusal({ columns, rows }: StaffSizeChart): Refusal | undefined {
  if (rows.some((row) => row.length !== columns.length))
    return refuse("size_chart_wrong", "A row of the size chart has more or fewer cells than it has columns.");
  if (rows.some(([size = ""]) => !size.trim()))
    return refuse("size_chart_wrong", "A row of the size chart does not say its size.");
  if (isTwice(columns.map((column) => column.trim())))
    return refuse("size_chart_wrong", "Two columns of the size chart have one name.");
  if (isTwice(rows.map(([size = ""]) => size.trim())))
    return refuse("size_chart_wrong", "A size stands in the size chart twice.");
  return undefined;
}

export const refuseReserved = (slug: string): Refusal =>
  refuse("slug_reserved", `The address /${slug} is the store's own. Choose another.`);

/** Prices are whole paise, and the selling price is at most the web price; both in rupees. */
export function priceRefusal(
  { webPrice, sellingPrice }: { readonly webPrice: number; readonly sellingPrice: number },
  name: string,
): Refusal | undefined {
  if (!isWholePaise(webPrice) || !isWholePaise(sellingPrice))
    return refuse("price_invalid", `A price of ${name} has more than two decimals.`);
  if (sellingPrice > webPrice)
    return refuse("price_invalid", `The selling price of ${name} is above the price before the reduction.`);
  return undefined;
}

const isWholePaise = (rupees: number): boolean => toWire(fromWire(rupees)) === rupees;
const isTwice = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

/** The fields that differ, as they were and as they are: what the audit keeps of a change. */
export function changedFields<T extends object>(
  before: T,
  after: T,
): { before: Partial<T>; after: Partial<T> } {
  const changed = (Object.keys(after) as (keyof T)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const only = (from: T) => Object.fromEntries(changed.map((key) => [key, from[key]])) as Partial<T>;
  return { before: only(before), after: only(after) };
}
