import { type Static, Type } from "typebox";
import { NamedObject, PositiveId, StaffTextField, Text } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

/** A zip arrives in parts, so that a slow line sends each in time. */
export const ARCHIVE_PART_BYTES = 4 * 1024 * 1024;
export const MAX_ARCHIVE_BYTES = 512 * 1024 * 1024;

const ImportArchive = NamedObject("ImportArchive", {
  id: Type.Integer(),
  fileName: Type.String(),
  images: Type.Integer({ description: "files that an import may name as images" }),
  csvName: Type.String({ description: "the file of products in it; empty: none" }),
  leftOutCount: Type.Integer({ description: "files that are neither" }),
  leftOut: Type.Array(Type.Object({ path: Type.String(), reason: StaffTextField() }), {
    description: "the first 50 of them",
  }),
});
export type ImportArchive = Static<typeof ImportArchive>;

const catalogue = { tag: "Admin: catalogue", auth: "staff", roles: ["catalogue", "admin"] } as const;
const ofArchive = { ...catalogue, params: Type.Object({ archiveId: PositiveId }) } as const;

export const adminImportArchives = {
  "POST /api/admin/import-archives": {
    operationId: "beginImportArchive",
    ...catalogue,
    summary: "Begin the upload of a zip with images of products, whose names an import may then use",
    body: Type.Object({ fileName: Text(200) }),
    output: Type.Object({ id: Type.Integer() }),
    errors: [],
  },
  "PUT /api/admin/import-archives/{archiveId}/parts/{position}": {
    operationId: "uploadImportArchivePart",
    ...catalogue,
    summary: `Upload a part of a zip, at most ${ARCHIVE_PART_BYTES / 1024 / 1024} MB; a part may be sent again`,
    params: Type.Object({
      archiveId: PositiveId,
      position: Type.Integer({ minimum: 0, maximum: MAX_ARCHIVE_BYTES / ARCHIVE_PART_BYTES - 1 }),
    }),
    body: Type.Unsafe<Blob | Uint8Array>({ type: "string", format: "binary" }),
    isUpload: true,
    output: Type.Object({}),
    errors: ["not_found", "state_conflict", "too_large", "wrong_content_type"],
  },
  "POST /api/admin/import-archives/{archiveId}/read": {
    operationId: "readImportArchive",
    ...ofArchive,
    summary:
      "Take images and the file of products out of an uploaded zip. A zip that could do harm is refused whole, and nothing is kept of it",
    output: ImportArchive,
    errors: ["not_found", "state_conflict", "too_large", "import_invalid"],
  },
  "GET /api/admin/import-archives/{archiveId}/csv": {
    operationId: "readImportArchiveCsv",
    ...ofArchive,
    summary: "The file of products of a zip, for an import",
    output: Type.Object({ csv: Type.String() }),
    errors: ["not_found"],
  },
} as const satisfies Record<string, StaffRoute>;
