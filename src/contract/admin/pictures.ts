import { Type } from "typebox";
import type { StaffRoute } from "../route.ts";

/** A picture's bytes as the file holds them; what kind it is, the bytes say. */
const PictureBytes = Type.Unsafe<Blob | Uint8Array>({ type: "string", format: "binary" });

export const adminPictures = {
  "POST /api/admin/pictures": {
    tag: "Back office",
    auth: "staff",
    roles: ["catalogue", "admin"],
    summary: "Take in a picture (JPEG, PNG, WebP or AVIF, at most 20 MB); the same one twice is one",
    query: Type.Object({ fileName: Type.String({ maxLength: 200, default: "" }) }),
    body: PictureBytes,
    isUpload: true,
    output: Type.Object({
      imageId: Type.String(),
      path: Type.String({ description: "/images/<id>/<slug>" }),
    }),
    errors: ["too_large", "wrong_content_type", "image_type", "image_size", "image_broken", "unavailable"],
  },
} as const satisfies Record<string, StaffRoute>;
