import { Type } from "typebox";
import type { StaffRoute } from "../route.ts";

/** The bytes of an image file. The server reads the format from them. */
const ImageBytes = Type.Unsafe<Blob | Uint8Array>({ type: "string", format: "binary" });

export const adminImageUpload = {
  "POST /api/admin/images": {
    operationId: "uploadImage",
    tag: "Admin: catalogue",
    auth: "staff",
    roles: ["catalogue", "people", "admin"],
    summary:
      "Upload an image (JPEG, PNG, WebP or AVIF, at most 20 MB); uploading the same image again gives the same id",
    query: Type.Object({
      fileName: Type.String({ maxLength: 200, default: "" }),
      isLogo: Type.Optional(
        Type.Boolean({
          description: "it may be SVG, and transparent parts get the colour of the page",
        }),
      ),
    }),
    body: ImageBytes,
    isUpload: true,
    output: Type.Object({
      imageId: Type.String(),
      path: Type.String({ description: "/images/<id>/<slug>" }),
    }),
    errors: ["too_large", "wrong_content_type", "image_type", "image_size", "image_broken", "unavailable"],
  },
} as const satisfies Record<string, StaffRoute>;
