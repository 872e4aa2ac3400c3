import { isRefusal } from "../../contract/errors.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { recordSystemChange } from "../audit/record-change.ts";
import { lockProduct } from "../catalog/products.store.ts";
import { addVariantImage } from "../catalog/save-product.store.ts";
import { FetchFailure, guardedFetch } from "../guarded-fetch/fetch-guarded.ts";
import { saveImage } from "../image/image.store.ts";
import { receiveUpload } from "../image/receive-upload.ts";
import { uploadLimits } from "../image/upload-rules.ts";
import { findFetched, findWaiting, listLaterImages, saveOutcome } from "./import-image.store.ts";

const TIMEOUT_MS = 20_000;
const MAX_ATTEMPTS = 3;
const RETRY_SECONDS = 30;

interface FetchImportImage {
  readonly jobs: Jobs;
  readonly importImageId: number;
  readonly trustedHosts: readonly string[];
  readonly now: Date;
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/**
 * Fetches an image that an import named, and adds it to the images of its variant. A server that does not
 * respond is asked three times. Any other failure is stored for staff, who may let it be tried again.
 */
export async function fetchImportImage(
  db: Db,
  { jobs, importImageId, trustedHosts, now }: FetchImportImage,
): Promise<void> {
  const waiting = await findWaiting(db, importImageId);
  if (!waiting) return;
  const known = await findFetched(db, waiting.url);
  if (known) return db.transaction().execute((trx) => attach(trx, waiting, async () => known.image_id, now));
  try {
    const { url } = waiting;
    const bytes = await guardedFetch({
      url,
      maxBytes: uploadLimits.bytes,
      timeoutMs: TIMEOUT_MS,
      trustedHosts,
    });
    const master = await receiveUpload(bytes, fileNameOf(url));
    if (isRefusal(master)) throw new FetchFailure(master.detail);
    await db
      .transaction()
      .execute((trx) => attach(trx, waiting, async () => (await saveImage(trx, master)).imageId, now));
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const isLast = !error.isTemporary || waiting.attempts + 1 >= MAX_ATTEMPTS;
    await db.transaction().execute(async (trx) => {
      const state = isLast ? "failed" : "waiting";
      await saveOutcome(trx, importImageId, { state, problem: error.message, image_id: null });
      const nextAttempt = new Date(now.getTime() + RETRY_SECONDS * 1000);
      if (!isLast) await jobs.enqueue(trx, "import.fetch-image", { importImageId }, nextAttempt);
    });
  }
}

/** The last part of the path, which becomes the slug of the image. */
const fileNameOf = (url: string): string => URL.parse(url)?.pathname ?? "";

async function attach(trx: Trx, waiting: Waiting, save: () => Promise<string>, now: Date): Promise<void> {
  const { import_image_id, variant_id, product_id, name, colour_name } = waiting;
  const product = await lockProduct(trx, product_id);
  // Somebody may have deleted the product or given the image up meanwhile.
  if (!product || !(await findWaiting(trx, import_image_id))) return;
  const imageId = await save();
  const before = await listLaterImages(trx, waiting); // jobs end in any order
  const alt = [name, colour_name].filter(Boolean).join(", ").slice(0, 300);
  const isAdded = await addVariantImage(trx, variant_id, { imageId, alt, before });
  const problem = isAdded ? "" : "This variant has 20 images already.";
  await saveOutcome(trx, import_image_id, { state: problem ? "failed" : "done", problem, image_id: imageId });
  if (!problem)
    await recordSystemChange(trx, {
      ...{ action: "product changed", subject: "products", subjectId: product_id, now },
      after: { image: imageId, variant: variant_id },
    });
}
