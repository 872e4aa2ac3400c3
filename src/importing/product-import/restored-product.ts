import { isDeepStrictEqual } from "node:util";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { ProductState, VariantState } from "../product-csv/product-state.ts";
import { productInputOf } from "../product-csv/save-imported-product.ts";

/** Whether nobody has edited a product since. Images do not count, since the import's own arrive later; stock neither. */
export function hasSameDraft(present: ProductState, after: ProductState): boolean {
  const editedPart = (product: ProductState) => {
    const { variants, ...draft } = productInputOf(product);
    return [draft, variants.map(({ images: _, ...variant }) => variant), product.isPublished];
  };
  return isDeepStrictEqual(editedPart(present), editedPart(after)); // the columns keep no order of keys
}

/**
 * A product with the values that it had before an import. A stock that has changed since stays, and the note says so. `urls`
 * are the images that the import asked for.
 */
export function restoredProduct(
  before: ProductState,
  after: ProductState,
  present: ProductState,
): {
  readonly restored: ProductState;
  readonly note: StaffText | "";
  readonly urls: readonly ImageRequest[];
} {
  const moved: string[] = [];
  const urls: ImageRequest[] = [];
  const variants = before.variants.map((variant) => {
    const [then, now] = [after, present].map((each) => each.variants.find(({ id }) => id === variant.id));
    if (!then || !now) return variant;
    const asked = then.imageUrls.filter((url) => !variant.imageUrls.includes(url));
    urls.push(...asked.map((url) => ({ variantId: variant.id ?? 0, url })));
    const stockOf = (size: string) => {
      const [old, imported, current] = [variant, then, now].map((each) => stock(each, size));
      if (imported === current) return old ?? null;
      if (old !== imported) moved.push([variant.colourName, size].filter(Boolean).join(" ") || "the product");
      return current ?? null;
    };
    const sizeStock = variant.sizes.flatMap((size) => {
      const counted = stockOf(size);
      return counted === null ? [] : [[size, counted] as const];
    });
    return {
      ...variant,
      images: now.images,
      imageUrls: variant.imageUrls,
      stock: stockOf(""),
      sizeStock: new Map(sizeStock),
    };
  });
  const note =
    moved.length > 0 ? staffText`The stock of ${moved.join(", ")} has moved since: it stays as it is.` : "";
  return { restored: { ...before, version: present.version, variants }, note, urls };
}

export interface ImageRequest {
  readonly variantId: number;
  readonly url: string;
}

const stock = (variant: VariantState | undefined, size: string): number | null =>
  (size === "" ? variant?.stock : variant?.sizeStock.get(size)) ?? null;
