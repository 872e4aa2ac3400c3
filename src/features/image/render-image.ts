import sharp from "sharp";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../../server/db/database.ts";
import { readMaster } from "./image.store.ts";
import type { ImageFormat, Rendition } from "./image.ts";
import type { KeptBytes } from "./kept-bytes.ts";
import { createTurns } from "./turns.ts";

/** Changes with `recipes`: what was kept under the old ones is then made anew, and not found under the same name. */
export const recipeName = "r1";

/** Chosen by measurement (docs/decisions/0010-pictures.md): a picture is made while somebody waits for it. */
const recipes = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 80, effort: 4 },
  jpeg: { quality: 80, mozjpeg: true },
} as const;

// One thread for one picture, and at most two pictures: the pool of four has room for passwords and files beside them.
sharp.concurrency(1);
sharp.cache(false);

export interface ImageRenderer {
  /**
   * The picture's bytes in that size and format, made once and kept. Refuses `not_found` for an id that has no picture
   * and `unavailable` when too many wait to be made. `imageId` is an id by its form (`isImageId`).
   */
  render(imageId: string, rendition: Rendition): Promise<Buffer | Refusal>;
}

export interface RendererOptions {
  readonly db: Db;
  readonly kept: KeptBytes;
  /** How many pictures are made at a time in this process. */
  readonly atOnce: number;
  /** How many may wait for it; who comes later is refused. */
  readonly waitingAtMost: number;
  onRendered(format: ImageFormat, seconds: number): void;
}

/** Makes pictures from their masters: each size once however many ask for it, few at a time so that the shop goes on. */
export function createImageRenderer(options: RendererOptions): ImageRenderer {
  const { db, kept, onRendered } = options;
  const running = new Map<string, Promise<Buffer | Refusal>>();
  const turns = createTurns(options.atOnce, options.waitingAtMost);

  const make = async (imageId: string, { width, format }: Rendition) => {
    const master = await readMaster(db, imageId); // in its turn, so that few masters are in memory
    if (!master) return refuse("not_found", "There is no such picture.");
    const startedAt = performance.now();
    const bytes = await sharp(master)
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, recipes[format])
      .toBuffer();
    onRendered(format, (performance.now() - startedAt) / 1_000);
    return bytes;
  };

  const findOrMake = async (imageId: string, rendition: Rendition, key: string) => {
    const known = await kept.read(key);
    if (known) return known;
    const made = await turns.take(() => make(imageId, rendition));
    if (!made) return refuse("unavailable", "Many pictures are being made. Try again in a moment.");
    if (Buffer.isBuffer(made)) await kept.write(key, made, `image/${rendition.format}`);
    return made;
  };

  return {
    render(imageId, rendition) {
      const key = `${recipeName}/${imageId.slice(0, 2)}/${imageId}-${rendition.width}.${rendition.format}`;
      const known = running.get(key);
      if (known) return known;
      const found = findOrMake(imageId, rendition, key).finally(() => running.delete(key));
      running.set(key, found);
      return found;
    },
  };
}
