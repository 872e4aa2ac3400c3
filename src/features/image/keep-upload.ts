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

/** Takes a picture in and keeps it under its address, until something shows it. Refuses what takeUpload refuses. */
export async function keepUpload(db: Db, { bytes, fileName, staff, now }: Upload) {
  const image: Awaited<ReturnType<typeof takeUpload>> | Refusal = await takeUpload(bytes, fileName);
  if (isRefusal(image)) return image;
  return db.transaction().execute(async (trx) => {
    const { imageId, slug } = await keepImage(trx, image);
    await recordChange(trx, {
      ...{ staff, now, action: "picture taken in", subject: "pictures", subjectId: imageId },
      after: { fileName: fileName.slice(0, 300), width: image.width, height: image.height },
    });
    return { imageId, slug, width: image.width, height: image.height };
  });
}
