import { randomInt } from "node:crypto";
import sharp from "sharp";
import { expect } from "vitest";
import { saveImage } from "../../src/catalogue/image/image.store.ts";
import { receiveUpload } from "../../src/catalogue/image/receive-upload.ts";
import { isRefusal } from "../../src/contract/errors.ts";
import type { TestStore } from "./store.ts";

/** A new uploaded image of about 1500 × 1000 that nobody has requested yet. */
export async function uploadedImage(store: TestStore, fileName = "mug.jpg") {
  const create = { width: 1_500, height: 1_000 - randomInt(100), channels: 3 as const };
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const bytes = await sharp({ create: { ...create, background } })
    .withExif({
      IFD0: { Make: "Secretcam" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 34/1" },
    })
    .jpeg({ quality: 40 })
    .toBuffer();
  expect(bytes.includes("Secretcam")).toBe(true);
  const row = await receiveUpload(bytes, fileName);
  if (isRefusal(row)) throw new Error(row.detail);
  const { imageId, slug } = await store.services.database.db
    .transaction()
    .execute((trx) => saveImage(trx, row));
  return { row, imageId, path: `/images/${imageId}/${slug}` };
}
