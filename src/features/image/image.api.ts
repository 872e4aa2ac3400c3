import { isRefusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { addPicture } from "./add-picture.ts";

export const imageApi = ({ database: { db } }: Services): Handlers<"POST /api/admin/pictures"> => ({
  async "POST /api/admin/pictures"({ query, body, ...staff }) {
    if (!Buffer.isBuffer(body)) return refuse("wrong_content_type", "Send the picture's bytes.");
    const kept = await addPicture(db, { bytes: body, fileName: query.fileName, staff, now: staff.now });
    if (isRefusal(kept)) return kept;
    return { imageId: kept.imageId, path: `/images/${kept.imageId}/${kept.slug}` };
  },
});
