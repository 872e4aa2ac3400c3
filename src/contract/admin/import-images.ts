import { Type } from "typebox";
import { NamedObject, PositiveId, StaffTextField } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

const ImportImages = NamedObject("ImportImages", {
  waiting: Type.Integer({ description: "images that are still to be fetched or taken from a zip" }),
  failedCount: Type.Integer(),
  failed: Type.Array(
    NamedObject("FailedImportImage", {
      id: Type.Integer(),
      productId: Type.Integer(),
      name: Type.String({ description: "product and colour" }),
      url: Type.String(),
      problem: StaffTextField({ description: "why it failed, for staff" }),
    }),
    { description: "the first 100" },
  ),
});

const catalogue = { tag: "Admin: catalogue", auth: "staff", roles: ["catalogue", "admin"] } as const;

export const adminImportImages = {
  "GET /api/admin/import-images": {
    operationId: "readImportImages",
    ...catalogue,
    summary: "Images that imports asked for by URL or file: how many wait, and which failed",
    output: ImportImages,
    errors: [],
  },
  "POST /api/admin/import-images/failed": {
    operationId: "settleFailedImportImages",
    ...catalogue,
    summary: "Fetch failed images again, or give them up",
    body: Type.Object({
      action: Type.Enum(["retry", "dismiss"]),
      ids: Type.Array(PositiveId, { maxItems: 100, description: "empty: all that failed" }),
    }),
    output: ImportImages,
    errors: [],
  },
} as const satisfies Record<string, StaffRoute>;
