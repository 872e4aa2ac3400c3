import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { createSemaphore, type SemaphoreOptions } from "../../platform/semaphore/semaphore.ts";
import { findMaster } from "./image.store.ts";
import type { ImageFormat, Rendition } from "./image.ts";
import type { ImageStorage } from "./image-storage.ts";
import { loadSharp } from "./load-sharp.ts";

/**
 * Part of the cache key. Change it together with `encoderSettings`, so that old renditions are not found and
 * are made again.
 */
export const renditionVersion = "r1";

/**
 * Chosen by measurement (docs/decisions/0010-images.md), because a visitor waits while a rendition is made.
 */
const encoderSettings = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 80, effort: 4 },
  jpeg: { quality: 80, mozjpeg: true },
} as const;

export interface ImageRenderer {
  /**
   * The image's bytes in that width and format, made once and then cached. Refuses `not_found` for an unknown
   * id; throws SemaphoreFull when too many images wait. The caller has checked `imageId` with `isImageId`.
   */
  render(imageId: string, rendition: Rendition): Promise<Buffer | Refusal<"not_found">>;
}

export interface RendererOptions {
  readonly db: Db;
  readonly storage: ImageStorage;
  /** Of the renditions that this process makes. */
  readonly limits: SemaphoreOptions;
  onRendered(format: ImageFormat, seconds: number): void;
}

/**
 * Makes renditions from master images. Simultaneous requests for one rendition share the work, and only few
 * renditions are made at a time, so that the shop stays fast.
 */
export function createImageRenderer(options: RendererOptions): ImageRenderer {
  const { db, storage, onRendered } = options;
  const running = new Map<string, Promise<Buffer | Refusal<"not_found">>>();
  const withSemaphore = createSemaphore(options.limits);

  const make = async (imageId: string, { width, format }: Rendition) => {
    const master = await findMaster(db, imageId); // read inside the limit, so that few masters are in memory
    if (!master) return refuse("not_found", "There is no such image.");
    const sharp = await loadSharp();
    const startedAt = performance.now();
    const bytes = await sharp(master)
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, encoderSettings[format])
      .toBuffer();
    onRendered(format, (performance.now() - startedAt) / 1_000);
    return bytes;
  };

  const readOrMake = async (imageId: string, rendition: Rendition, key: string) => {
    const known = await storage.read(key);
    if (known) return known;
    const made = await withSemaphore(() => make(imageId, rendition));
    if (Buffer.isBuffer(made)) await storage.write(key, made, `image/${rendition.format}`);
    return made;
  };

  return {
    render(imageId, rendition) {
      const key = `${renditionVersion}/${imageId.slice(0, 2)}/${imageId}-${rendition.width}.${rendition.format}`;
      const known = running.get(key);
      if (known) return known;
      const found = readOrMake(imageId, rendition, key).finally(() => running.delete(key));
      running.set(key, found);
      return found;
    },
  };
}
