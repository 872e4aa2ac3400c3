import { readFile } from "node:fs/promises";
import { imageIdOf, masterRow } from "../../src/catalogue/image/master.ts";
import type { Trx } from "../../src/platform/db/database.ts";
import type { NewRow } from "../../src/platform/db/tables.ts";
import imageFacts from "../images/image-facts.json" with { type: "json" };
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

interface ImageFacts {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}
const factsByKey: Readonly<Record<string, ImageFacts>> = imageFacts;

/** An image whose facts are not up to date is decoded, which takes as long as a hundred of the others. */
export async function imageRow(key: string): Promise<NewRow<"images">> {
  const bytes = await readFile(imageFile(key));
  const known = factsByKey[key];
  if (known?.id !== imageIdOf(bytes)) return masterRow(bytes, key);
  const { id, width, height, colour } = known;
  return { image_id: id, slug: key, media_type: "image/webp", width, height, colour, bytes };
}
