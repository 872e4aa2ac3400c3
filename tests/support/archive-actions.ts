import { ARCHIVE_PART_BYTES, type ImportArchive } from "../../src/contract/admin/import-archives.ts";
import type { TestStore } from "./store.ts";

/** What catalogue staff do with a zip of images. `store` is called at each action, because a file's store opens after this. */
export function archiveActions(store: () => TestStore) {
  const sendPart = (token: string, archiveId: number, position: number, payload: Buffer | string) =>
    store().inject({
      method: "PUT",
      url: `/api/admin/import-archives/${archiveId}/parts/${position}`,
      payload,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    });
  const read = (token: string, archiveId: number) =>
    store().call("POST /api/admin/import-archives/{archiveId}/read", { token, params: { archiveId } });
  const begin = async (token: string, fileName = "photos.zip") =>
    (await store().call("POST /api/admin/import-archives", { token, body: { fileName } })).body.id;
  const upload = async (token: string, zip: Buffer) => {
    const archiveId = await begin(token);
    for (let at = 0; at < zip.length; at += ARCHIVE_PART_BYTES) {
      const part = zip.subarray(at, at + ARCHIVE_PART_BYTES);
      const { statusCode, body } = await sendPart(token, archiveId, at / ARCHIVE_PART_BYTES, part);
      if (statusCode !== 200) throw new Error(`Part refused: ${body}`);
    }
    return read(token, archiveId);
  };
  return {
    begin,
    read,
    sendPart,
    upload,
    /** The files of a good zip. */
    uploaded: async (token: string, zip: Buffer): Promise<ImportArchive> => {
      const { status, body, problem } = await upload(token, zip);
      if (status !== 200) throw new Error(`Zip refused: ${problem.detail}`);
      return body;
    },
  };
}
