import { isRefusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { addImage } from "./add-image.ts";

export const imageApi = ({ database: { db } }: Services): Handlers<"POST /api/admin/images"> => ({
  async "POST /api/admin/images"({ query, body, ...staff }) {
    if (!Buffer.isBuffer(body)) return refuse("wrong_content_type", "Send the image's bytes.");
    const upload = { bytes: body, fileName: query.fileName, isLogo: query.isLogo };
    const stored = await addImage(db, { ...upload, staff, now: staff.now });
    if (isRefusal(stored)) return stored;
    return { imageId: stored.imageId, path: `/images/${stored.imageId}/${stored.slug}` };
  },
});
