import type { StaffCaller } from "../../contract/handler.ts";
import type { VariantId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { ImageFiles } from "../import-archive/image-files.ts";
import { insertImageRequests } from "./import-image.store.ts";

interface RequestImages {
  readonly jobs: Jobs;
  readonly variantId: VariantId;
  readonly urls: readonly string[];
  /** The files that are meant by names which are no URLs. */
  readonly imageFiles: ImageFiles;
  /** The position of the first of them among the images that imports named. */
  readonly position: number;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Asks for images of a variant by their URLs or files of a zip. Jobs make them after the transaction, each once. */
export async function requestImages(
  trx: Trx,
  { jobs, variantId, urls, imageFiles, position, staff, now }: RequestImages,
): Promise<void> {
  if (urls.length === 0) return;
  const ids = await insertImageRequests(trx, {
    images: urls.map((url) => ({ url, fileId: imageFiles.get(url) || null })),
    variantId,
    position,
    userId: staff.caller.userId,
    now,
  });
  for (const importImageId of ids) await jobs.enqueue(trx, "import.fetch-image", { importImageId });
}
