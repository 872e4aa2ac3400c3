import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { saveImage } from "./image.store.ts";
import { receiveUpload } from "./receive-upload.ts";

interface Upload {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly isLogo?: boolean | undefined;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Stores an uploaded image that is on no page yet. Returns its id and slug. Refuses like `receiveUpload`. */
export async function addImage(
  db: Db,
  { bytes, fileName, isLogo, staff, now }: Upload,
): Promise<
  | { readonly imageId: string; readonly slug: string }
  | Refusal<"image_broken" | "image_size" | "image_type" | "too_large">
> {
  const master = await receiveUpload(bytes, fileName, { isLogo });
  if (isRefusal(master)) return master;
  return db.transaction().execute(async (trx) => {
    const stored = await saveImage(trx, master);
    await recordChange(trx, {
      staff,
      action: "picture taken in",
      subject: "pictures",
      subjectId: stored.imageId,
      after: { slug: stored.slug, width: master.width, height: master.height },
      now,
    });
    return stored;
  });
}
