import { readFile } from "node:fs/promises";
import { masterRow } from "../../src/features/image/master.ts";
import type { Trx } from "../../src/server/db/database.ts";
import { goodsPictures, pictureFile, scenePictures } from "../pictures/picture-keys.ts";

/** A statement carries its bytes in memory three times over: a few at once. */
const AT_ONCE = 40;

/** Writes every picture the catalogue names; answers their ids by key. */
export async function loadPictures(trx: Trx): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set([...goodsPictures, ...scenePictures])];
  const rows = await Promise.all(keys.map(pictureRow));
  const byId = [...new Map(rows.map((row) => [row.image_id, row])).values()]; // the same bytes are one picture
  for (let from = 0; from < byId.length; from += AT_ONCE) {
    await trx
      .insertInto("images")
      .values(byId.slice(from, from + AT_ONCE))
      .execute();
  }
  return new Map(rows.map(({ slug, image_id }) => [slug, image_id]));
}

const pictureRow = async (key: string) => masterRow(await readFile(pictureFile(key)), key);
