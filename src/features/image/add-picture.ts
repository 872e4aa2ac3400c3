import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import { keepImage } from "./image.store.ts";
import { takeUpload } from "./take-upload.ts";

interface Upload {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly staff: Staff;
  readonly now: Date;
}

/** Takes in a picture that is on no page yet. Answers its address; refuses what `takeUpload` does. */
export async function addPicture(
  db: Db,
  { bytes, fileName, staff, now }: Upload,
): Promise<{ readonly imageId: string; readonly slug: string } | Refusal> {
  const master = await takeUpload(bytes, fileName);
  if (isRefusal(master)) return master;
  return db.transaction().execute(async (trx) => {
    const kept = await keepImage(trx, master);
    await recordChange(trx, {
      staff,
      action: "picture taken in",
      subject: "pictures",
      subjectId: kept.imageId,
      after: { slug: kept.slug, width: master.width, height: master.height },
      now,
    });
    return kept;
  });
}
