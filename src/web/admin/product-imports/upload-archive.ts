import type { ImportArchive } from "../../../contract/admin/import-archives.ts";
import { api } from "../calls/api.ts";

interface UploadedArchive {
  readonly archive: ImportArchive;
  /** The file of products in the zip. Empty: it has none. */
  readonly csv: string;
}

/** The server takes parts of at most this size, and as many as make 512 MB. */
const PART_BYTES = 4 * 1024 * 1024;
export const maxArchiveMegabytes = 512;

/** Uploads a zip part by part, and has its files taken out. `onSent` is told the share that has arrived, from 0 to 1. */
export async function uploadArchive(zip: File, onSent: (share: number) => void): Promise<UploadedArchive> {
  const { id: archiveId } = await api.call("POST /api/admin/import-archives", {
    body: { fileName: zip.name.slice(0, 200) },
  });
  const params = { archiveId };
  for (let sent = 0; sent < zip.size; sent += PART_BYTES) {
    await api.call("PUT /api/admin/import-archives/{archiveId}/parts/{position}", {
      params: { archiveId, position: sent / PART_BYTES },
      body: zip.slice(sent, sent + PART_BYTES),
      headers: { "content-type": "application/octet-stream" },
    });
    onSent(Math.min(1, (sent + PART_BYTES) / zip.size));
  }
  const archive = await api.call("POST /api/admin/import-archives/{archiveId}/read", { params });
  if (!archive.csvName) return { archive, csv: "" };
  const { csv } = await api.call("GET /api/admin/import-archives/{archiveId}/csv", { params });
  return { archive, csv };
}
