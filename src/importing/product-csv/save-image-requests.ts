import { findProduct } from "../../catalogue/product/products.store.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { ProductId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { ImageFiles } from "../import-archive/image-files.ts";
import { requestImages } from "../import-image/request-images.ts";
import type { ProductState } from "./product-state.ts";

interface SaveImageRequests {
  readonly productId: ProductId;
  readonly before: ProductState | null;
  readonly after: ProductState;
  readonly imageFiles: ImageFiles;
  readonly jobs: Jobs;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Asks for the images that a file names and no file before it named. */
export async function saveImageRequests(
  trx: Trx,
  { productId, before, after, ...request }: SaveImageRequests,
): Promise<void> {
  const named = after.variants.map(({ imageUrls }, at) => {
    const known = before?.variants[at]?.imageUrls ?? [];
    return { urls: imageUrls.filter((url) => !known.includes(url)), position: known.length };
  });
  if (named.every(({ urls }) => urls.length === 0)) return;
  // The variants were saved in the order of the draft, so a new one is found by its position.
  const saved = (await findProduct(trx, productId))?.variants ?? [];
  for (const [at, images] of named.entries()) {
    const variantId = saved[at]?.variant_id;
    if (variantId !== undefined) await requestImages(trx, { ...request, ...images, variantId });
  }
}
