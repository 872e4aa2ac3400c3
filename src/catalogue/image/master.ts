import { createHash } from "node:crypto";
import type { NewRow } from "../../platform/db/tables.ts";
import { loadSharp } from "./load-sharp.ts";

/** The id of a master image, from its bytes. */
export const imageIdOf = (bytes: Buffer): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 24);

/**
 * The table row of a master image (WebP): its id from its bytes, its size, and the colour shown while it
 * loads.
 */
export async function masterRow(bytes: Buffer, slug: string): Promise<NewRow<"images">> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes).metadata();
  const mean = await sharp(bytes).resize(1, 1, { kernel: "linear" }).removeAlpha().raw().toBuffer();
  return {
    image_id: imageIdOf(bytes),
    slug,
    media_type: "image/webp",
    width,
    height,
    colour: `#${mean.toString("hex")}`,
    bytes,
  };
}
