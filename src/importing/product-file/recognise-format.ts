import {
  type ImportField,
  type OtherField,
  otherFields,
  ownFields,
} from "../../contract/admin/import-fields.ts";
import { googleHeadings, otherHeadings, shopifyHeadings } from "./known-headings.ts";

export type FileFormat = "own" | "shopify" | "google" | "other";

/** The form in which headings are compared: `g:image_link`, `Image link` and `image link` are one, and ö is o. */
const foldHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/^g:/, "")
    .replace(/[^a-z0-9]/g, "");

const own = new Map<string, ImportField>([
  ...ownFields.map((field): [string, ImportField] => [foldHeading(field), field]),
  ["vat", "GST %"], // as a store without GST calls it
]);
const ofOtherFields = otherFields.map((field): [string, OtherField] => [foldHeading(field), field]);
const headingsOf: Record<FileFormat, ReadonlyMap<string, ImportField>> = {
  own,
  shopify: new Map(Object.entries(shopifyHeadings)),
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
  const known = folded.filter((name) => own.has(name));
  if (has("product", "variant", "address") && 2 * known.length >= folded.length) return "own";
  if (has("handle", "urlhandle") && has("title") && has("option1value", "variantprice", "price"))
    return "shopify";
  if (has("id") && has("title") && has("link", "imagelink", "availability")) return "google";
  return "other";
}

/** What each column means, as far as the format says. Null: unknown. In an unknown format it is a guess. */
export function presetFields(format: FileFormat, headings: readonly string[]): (ImportField | null)[] {
  const known = headingsOf[format];
  const fields = headings.map((heading) => known.get(foldHeading(heading)) ?? null);
  const isRepeatable = format === "own"; // where a repeated column is a problem, not a second source
  return fields.map((field, at) => (isRepeatable || fields.indexOf(field) === at ? field : null));
}
