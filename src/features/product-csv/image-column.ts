import type { CsvColumn } from "./csv-column.ts";
import type { VariantState } from "./product-state.ts";

const MAX_IMAGES = 20;
const MAX_CHARACTERS = 2_000;

/** URLs of images to fetch, one per line. A file adds images; it never removes or orders them. */
export const imageUrlsColumn: CsvColumn<VariantState> = {
  heading: "Image URLs",
  write: ({ imageUrls }) => imageUrls.join("\n"),
  read(cell, variant) {
    const named = cell.split(/\s+/).filter(Boolean);
    if (named.length > MAX_IMAGES) return `At most ${MAX_IMAGES} images fit here.`;
    const wrong = named.find(
      (url) => !/^https?:\/\//i.test(url) || !URL.canParse(url) || url.length > MAX_CHARACTERS,
    );
    if (wrong) return `'${wrong.slice(0, 60)}' is not the URL of an image, which begins with https://.`;
    return { ...variant, imageUrls: [...new Set([...variant.imageUrls, ...named])] };
  },
};
