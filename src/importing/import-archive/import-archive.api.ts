import { join } from "node:path";
import { ARCHIVE_PART_BYTES } from "../../contract/admin/import-archives.ts";
import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { findArchive, findArchiveCsv, insertArchive, saveArchivePart } from "./import-archive.store.ts";
import { readArchive } from "./read-archive.ts";

type ImportArchiveCalls =
  | "POST /api/admin/import-archives"
  | "PUT /api/admin/import-archives/{archiveId}/parts/{position}"
  | "POST /api/admin/import-archives/{archiveId}/read"
  | "GET /api/admin/import-archives/{archiveId}/csv";

export const importArchiveApi = ({ config, database: { db } }: Services): Handlers<ImportArchiveCalls> => ({
  "POST /api/admin/import-archives": async ({ body: { fileName }, now, ...staff }) => ({
    id: await insertArchive(db, { fileName, staff, now }),
  }),

  async "PUT /api/admin/import-archives/{archiveId}/parts/{position}"({
    params: { archiveId, position },
    body,
  }) {
    if (!Buffer.isBuffer(body)) return refuse("wrong_content_type", "Send the zip's bytes.");
    if (body.length > ARCHIVE_PART_BYTES) return refuse("too_large", "Send the zip in smaller parts.");
    const archive = await findArchive(db, archiveId);
    if (!archive) return refuse("not_found", "There is no such zip.");
    if (archive.state !== "receiving") return refuse("state_conflict", "This zip was read already.");
    await saveArchivePart(db, archiveId, position, body);
    return {};
  },

  "POST /api/admin/import-archives/{archiveId}/read": ({ params: { archiveId }, now, ...staff }) =>
    readArchive(db, { archiveId, folder: join(config.dataDir, "imports"), staff, now }),

  async "GET /api/admin/import-archives/{archiveId}/csv"({ params: { archiveId } }) {
    const csv = await findArchiveCsv(db, archiveId);
    return csv === undefined ? refuse("not_found", "There is no file of products in this zip.") : { csv };
  },
});
