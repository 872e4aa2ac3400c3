import {
  type ImportField,
  type OtherField,
  otherFields,
  ownFields,
} from "../../contract/admin/import-fields.ts";
import { otherHeadings } from "./guessed-headings.ts";
import { foldHeading, withoutMoneyWords, withoutUnit } from "./heading-words.ts";
import { googleHeadings, shopifyHeadings, woocommerceHeadings } from "./program-headings.ts";
import { translatedField } from "./translated-headings.ts";

export type FileFormat = "own" | "shopify" | "woocommerce" | "google" | "other";

const own = new Map<string, ImportField>([
  ...ownFields.map((field): [string, ImportField] => [foldHeading(field), field]),
  ["vat", "GST %"], // as a store without GST calls it
]);
const ofOtherFields = otherFields.map((field): [string, OtherField] => [foldHeading(field), field]);
const headingsOf: Record<FileFormat, ReadonlyMap<string, ImportField>> = {
  own,
  shopify: new Map(Object.entries(shopifyHeadings)),
  woocommerce: new Map(Object.entries(woocommerceHeadings)),
  google: new Map(Object.entries(googleHeadings)),
  other: new Map([...ofOtherFields, ...Object.entries(otherHeadings)]),
};

/**
 * Whose format a file has, by its headings. Ours names products by number or address, and most of its
 * columns are known.
 */
export function recogniseFormat(headings: readonly string[]): FileFormat {
  const folded = headings.map(foldHeading).filter(Boolean);
  const has = (...names: readonly string[]) => names.some((name) => folded.includes(name));
  const known = headings.filter((heading) => own.has(foldHeading(heading)) || translatedField(heading));
  if (has("product", "variant", "address") && 2 * known.length >= folded.length) return "own";
  if (has("handle", "urlhandle") && has("title") && has("option1value", "variantprice", "price"))
    return "shopify";
  if (has("type") && has("parent") && has("regularprice") && has("attribute1name", "published"))
    return "woocommerce";
  if (has("id") && has("title") && has("link", "imagelink", "availability")) return "google";
  return "other";
}

/** Whether a heading is known in any format: so the line of the headings is found below a title. */
export const isKnownHeading = (heading: string): boolean =>
  Object.values(headingsOf).some((known) => known.has(foldHeading(withoutMoneyWords(heading)))) ||
  weightIn(heading) !== undefined ||
  translatedField(heading) !== undefined;

/** A heading with a unit behind it is one of weights, or it means something else: `Pack (kg)` has no price in it. */
function weightIn(heading: string): OtherField | undefined {
  const field = headingsOf.other.get(foldHeading(withoutUnit(heading)));
  return field === "Weight g" ? field : undefined;
}

/** What each column means, as far as the format says. Null: unknown. In an unknown format it is a guess. */
export function presetFields(format: FileFormat, headings: readonly string[]): (ImportField | null)[] {
  const known = headingsOf[format];
  const fields = headings.map(
    (heading) =>
      (format === "own" ? translatedField(heading) : null) ??
      known.get(foldHeading(heading)) ??
      (format === "other"
        ? (known.get(foldHeading(withoutMoneyWords(heading))) ?? weightIn(heading))
        : null) ??
      null,
  );
  const isRepeatable = format === "own"; // where a repeated column is a problem, not a second source
  return fields.map((field, at) => (isRepeatable || fields.indexOf(field) === at ? field : null));
}
