import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { createSemaphore, type SemaphoreOptions } from "../../platform/semaphore/semaphore.ts";
import { findMaster } from "./image.store.ts";
import type { ImageStorage } from "./image-storage.ts";
import { loadSharp } from "./load-sharp.ts";
import { type ImageFormat, imageWidths, type Rendition } from "./rendition.ts";

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

export interface ServedImage {
  readonly bytes: Buffer;
  readonly format: ImageFormat | "png";
  /** False: the nearest that there was, while the rendition itself is being made. Nobody must store it for long. */
  readonly isFinal: boolean;
}

export interface ImageRenderer {
  /**
   * The image in that width and format, made once and then stored. When as many are being made as this process makes at a time,
   * what comes nearest is served meanwhile (`isFinal` false). Refuses `not_found` for an unknown id; throws SemaphoreFull when too
   * many images wait and nothing comes near. The caller has checked `imageId` with `isImageId`.
   */
  render(imageId: string, rendition: Rendition): Promise<ServedImage | Refusal<"not_found">>;
  /** Makes the rendition where it is not stored, and waits for it. */
  prepare(imageId: string, rendition: Rendition): Promise<void>;
}

export interface RendererOptions {
  readonly db: Db;
  readonly storage: ImageStorage;
  /** Of the renditions that this process makes. */
  readonly limits: SemaphoreOptions;
  onRendered(format: ImageFormat, seconds: number): void;
}

/** A larger master takes a phone longer to load than the rendition takes to be made. */
const MAX_STAND_IN_BYTES = 500_000;

const keyOf = (imageId: string, { width, format }: Rendition): string =>
  `${renditionVersion}/${imageId.slice(0, 2)}/${imageId}-${width}.${format}`;

/**
 * Makes renditions from master images. Simultaneous requests for one rendition share the work, and only few
 * renditions are made at a time, so that the shop stays fast.
 */
export function createImageRenderer(options: RendererOptions): ImageRenderer {
  const { db, storage, limits, onRendered } = options;
  const making = new Map<string, Promise<Buffer | Refusal<"not_found">>>();
  const withSemaphore = createSemaphore(limits);

  const make = async (imageId: string, { width, format }: Rendition) => {
    const master = await findMaster(db, imageId); // read inside the limit, so that few masters are in memory
    if (!master) return refuse("not_found", "There is no such image.");
    const sharp = await loadSharp();
    const startedAt = performance.now();
    const bytes = await sharp(master.bytes)
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, encoderSettings[format])
      .toBuffer();
    onRendered(format, (performance.now() - startedAt) / 1_000);
    await storage.write(keyOf(imageId, { width, format }), bytes, `image/${format}`);
    return bytes;
  };

  const makeOnce = (imageId: string, rendition: Rendition) => {
    const key = keyOf(imageId, rendition);
    const known = making.get(key);
    if (known) return known;
    const made = withSemaphore(() => make(imageId, rendition)).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  /** Stored renditions of other widths, the next larger ones first; then the master, where the browser can show it. */
  const findNearest = async (
    imageId: string,
    { width, format }: Rendition,
  ): Promise<ServedImage | undefined> => {
    const larger = imageWidths.filter((each) => each > width);
    const smaller = imageWidths.filter((each) => each < width).reverse();
    for (const each of [...larger, ...smaller]) {
      const bytes = await storage.read(keyOf(imageId, { width: each, format }));
      if (bytes) return { bytes, format, isFinal: false };
    }
    const master = await findMaster(db, imageId);
    if (!master || master.bytes.length > MAX_STAND_IN_BYTES) return undefined;
    const masterFormat = master.mediaType.slice("image/".length) as ServedImage["format"];
    // A browser that takes AVIF takes WebP.
    const isShown =
      ["jpeg", "png", format].includes(masterFormat) || (masterFormat === "webp" && format === "avif");
    return isShown ? { bytes: master.bytes, format: masterFormat, isFinal: false } : undefined;
  };

  return {
    async render(imageId, rendition) {
      const known = await storage.read(keyOf(imageId, rendition));
      if (known) return { bytes: known, format: rendition.format, isFinal: true };
      const made = makeOnce(imageId, rendition);
      if (making.size > limits.maxRunning) {
        made.catch(() => undefined); // who asks again is told why
        const nearest = await findNearest(imageId, rendition);
        if (nearest) return nearest;
      }
      const bytes = await made;
      return Buffer.isBuffer(bytes) ? { bytes, format: rendition.format, isFinal: true } : bytes;
    },
    async prepare(imageId, rendition) {
      if (!(await storage.read(keyOf(imageId, rendition)))) await makeOnce(imageId, rendition);
    },
  };
}
