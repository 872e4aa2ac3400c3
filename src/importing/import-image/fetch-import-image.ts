import { findSameImage, saveImage } from "../../catalogue/image/image.store.ts";
import { receiveUpload } from "../../catalogue/image/receive-upload.ts";
import { uploadLimits } from "../../catalogue/image/upload-rules.ts";
import { addVariantImage } from "../../catalogue/product/add-variant-image.store.ts";
import { lockProduct } from "../../catalogue/product/products.store.ts";
import { isRefusal } from "../../contract/errors.ts";
import { staffText } from "../../contract/staff-text.ts";
import { recordSystemChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { FetchFailure, type GuardedFetch, guardedFetch } from "../../platform/guarded-fetch/fetch-guarded.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { isImageUrl, plainFileName } from "../import-archive/image-names.ts";
import { findArchiveFile } from "../import-archive/import-archive.store.ts";
import { findMade, findWaiting, listLaterImages, saveOutcome } from "./import-image.store.ts";

const TIMEOUT_MS = 20_000;
const MAX_ATTEMPTS = 3;
const RETRY_SECONDS = 30;

type Servers = Pick<GuardedFetch, "isTrustedOnly" | "trustedHosts">;

interface FetchImportImage {
  readonly jobs: Jobs;
  readonly importImageId: number;
  readonly from: Servers;
  readonly now: Date;
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/**
 * Fetches an image that an import named, or takes it from its zip, and adds it to the images of its variant. A server that does
 * not respond is asked three times. Any other failure is stored for staff, who may let it be tried again.
 */
export async function fetchImportImage(
  db: Db,
  { jobs, importImageId, from, now }: FetchImportImage,
): Promise<void> {
  const waiting = await findWaiting(db, importImageId);
  if (!waiting) return;
  const known = await findMade(db, waiting);
  if (known) return db.transaction().execute((trx) => attach(trx, waiting, async () => known.image_id, now));
  try {
    const bytes = await bytesOf(db, waiting, from);
    const same = await findSameImage(db, bytes); // a file of this store's own export
    const master = same ? undefined : await receiveUpload(bytes, fileNameOf(waiting.url));
    if (isRefusal(master)) throw new FetchFailure(master.detail);
    await db
      .transaction()
      .execute((trx) =>
        attach(trx, waiting, async () => same ?? (master ? (await saveImage(trx, master)).imageId : ""), now),
      );
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const isLast = !error.isTemporary || waiting.attempts + 1 >= MAX_ATTEMPTS;
    await db.transaction().execute(async (trx) => {
      const state = isLast ? "failed" : "waiting";
      await saveOutcome(trx, importImageId, { state, problem: error.reason, image_id: null });
      const nextAttempt = new Date(now.getTime() + RETRY_SECONDS * 1000);
      if (!isLast) await jobs.enqueue(trx, "import.fetch-image", { importImageId }, nextAttempt);
    });
  }
}

/** The bytes of its file in a zip, or of its URL. Throws a FetchFailure. */
async function bytesOf(db: Db, { url, file_id }: Waiting, from: Servers): Promise<Buffer> {
  if (isImageUrl(url))
    return guardedFetch({ url, maxBytes: uploadLimits.bytes, timeoutMs: TIMEOUT_MS, ...from });
  const file = file_id === null ? undefined : await findArchiveFile(db, file_id);
  if (file) return file.bytes;
  throw new FetchFailure(
    staffText`The zip with this file was deleted a week after its upload. Add the image by hand.`,
  );
}

/** The last part of the path, which becomes the slug of the image. */
const fileNameOf = (url: string): string => plainFileName(URL.parse(url)?.pathname ?? url);

async function attach(trx: Trx, waiting: Waiting, save: () => Promise<string>, now: Date): Promise<void> {
  const { import_image_id, variant_id, product_id, name, colour_name } = waiting;
  const product = await lockProduct(trx, product_id);
  // Somebody may have deleted the product or given the image up meanwhile.
  if (!product || !(await findWaiting(trx, import_image_id))) return;
  const imageId = await save();
  const before = await listLaterImages(trx, waiting); // jobs end in any order
  const alt = [name, colour_name].filter(Boolean).join(", ").slice(0, 300);
  const isAdded = await addVariantImage(trx, variant_id, { imageId, alt, before });
  const problem = isAdded ? "" : staffText`This variant has 20 images already.`;
  await saveOutcome(trx, import_image_id, { state: problem ? "failed" : "done", problem, image_id: imageId });
  if (!problem)
    await recordSystemChange(trx, {
      action: "product changed",
      subject: "products",
      subjectId: product_id,
      now,
      after: { image: imageId, variant: variant_id },
    });
}
