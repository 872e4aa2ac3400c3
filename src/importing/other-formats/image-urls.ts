import type { OtherField } from "../../contract/admin/import-fields.ts";
import { imageNamesIn } from "../import-archive/image-names.ts";
import type { OtherRow } from "./other-row.ts";

/** As many as a variant may have. */
const MAX_IMAGES = 20;

const urlsIn = (rows: readonly OtherRow[], fields: readonly OtherField[]): string[] =>
  rows.flatMap(({ get }) => fields.flatMap((field) => imageNamesIn(get(field))));

/**
 * The images of a variant: those of its own lines, then those of the product that are no other variant's.
 * `product` has all lines of the product, `variant` those of the variant.
 */
export function imageUrlsOf(product: readonly OtherRow[], variant: readonly OtherRow[]): string[] {
  const ofLines = ["Variant image", "More images"] as const;
  const own = urlsIn(variant, ofLines);
  const ofVariants = new Set(urlsIn(product, ofLines));
  const shared = urlsIn(product, ["Image"]).filter((url) => !ofVariants.has(url));
  return [...new Set([...own, ...shared])].slice(0, MAX_IMAGES);
}
