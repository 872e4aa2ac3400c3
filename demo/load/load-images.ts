import { readFile } from "node:fs/promises";
import { masterRow } from "../../src/features/image/master.ts";
import type { Trx } from "../../src/server/db/database.ts";
import { imageFile, productImageKeys, sceneImageKeys } from "../images/image-keys.ts";

/** Images per statement. Each statement holds its images in memory three times, so there must not be too many. */
const BATCH_SIZE = 40;

/** Stores every image that the catalogue names. Returns their ids by key. */
export async function loadImages(trx: Trx): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set([...productImageKeys, ...sceneImageKeys])];
  const rows = await Promise.all(keys.map(imageRow));
  const byId = [...new Map(rows.map((row) => [row.image_id, row])).values()]; // the same bytes are the same image
  for (let from = 0; from < byId.length; from += BATCH_SIZE) {
    await trx
      .insertInto("images")
      .values(byId.slice(from, from + BATCH_SIZE))
      .execute();
  }
  return new Map(rows.map(({ slug, image_id }) => [slug, image_id]));
}

const imageRow = async (key: string) => masterRow(await readFile(imageFile(key)), key);
