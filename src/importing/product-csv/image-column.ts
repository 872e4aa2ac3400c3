import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { ImageFiles } from "../import-archive/image-files.ts";
import { imageIdInName, imageNamesIn, isImageUrl } from "../import-archive/image-names.ts";
import type { CsvColumn } from "./csv-column.ts";
import type { VariantState } from "./product-state.ts";

const MAX_IMAGES = 20;
const MAX_CHARACTERS = 2_000;

/** URLs of images to fetch, or files of the zip, one per line. A file adds images; it never removes or orders them. */
export const imageUrlsColumn: CsvColumn<VariantState> = {
  heading: "Image URLs",
  write: ({ imageUrls }) => imageUrls.join("\n"),
  read(cell, variant, { imageFiles }) {
    const named = imageNamesIn(cell);
    if (named.length > MAX_IMAGES) return staffText`At most ${MAX_IMAGES} images fit here.`;
    const present = new Set([...variant.imageUrls, ...variant.images.map(({ imageId }) => imageId)]);
    const added = named.filter((name) => !present.has(name) && !present.has(imageIdInName(name) ?? ""));
    const wrong = added.map((name) => problemWith(name, imageFiles)).find(Boolean);
    return wrong ?? { ...variant, imageUrls: [...new Set([...variant.imageUrls, ...added])] };
  },
};

/** Why there is no image of this name. Undefined: it is a URL, or one file of the zip. */
function problemWith(name: string, files: ImageFiles): StaffText | undefined {
  const shown = name.slice(0, 60);
  if (name.length > MAX_CHARACTERS) return staffText`'${shown}' is too long.`;
  if (isImageUrl(name) || files.get(name)) return undefined;
  if (files.get(name) === 0)
    return staffText`The zip has several files '${shown}': write the folder before the name, as in red/${shown}.`;
  return files.size > 0
    ? staffText`'${shown}' is neither a file of the zip, written so, nor a URL that begins with https://.`
    : staffText`'${shown}' is not the URL of an image, which begins with https://. For a file choose a zip with it.`;
}
