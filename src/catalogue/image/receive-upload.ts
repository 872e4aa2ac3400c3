import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { NewRow } from "../../platform/db/tables.ts";
import { createSemaphore } from "../../platform/semaphore/semaphore.ts";
import { loadSharp } from "./load-sharp.ts";
import { masterRow } from "./master.ts";
import { isSvg, renderSvg } from "./render-svg.ts";
import { detectFormat, slugOfFile, type UploadFormat, uploadLimits, validateHeader } from "./upload-rules.ts";

/** In pixels. Larger than any rendition, so that larger renditions can be added later. */
const MAX_MASTER_SIDE = 2_560;
const MASTER_ENCODING = { quality: 92, effort: 4, smartSubsample: true } as const;
/** The studio's backdrop. It fills the transparent parts of an image. */
const BACKDROP = "#f0ece4";
/** The light page of the shop and of mails, for a logo. In the dark look the logo lies on a plate of this colour. */
export const PAGE = "#fcfaf6";
const DECODE_SECONDS = 20;

/** Decoding takes up to 200 MB: one upload at a time in a process. */
const withSemaphore = createSemaphore({ maxRunning: 1, maxWaiting: 8 });

/** libvips reports AVIF by the name of its container format. */
const formatNames: Readonly<Record<UploadFormat, string>> = {
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "heif",
};

/**
 * Makes a master image from an uploaded file: JPEG, PNG, WebP or AVIF by its bytes, whatever its name is. The
 * image is rotated upright, converted to sRGB, put on the backdrop of products (a logo on the page's colour) where it is transparent, and at most 2560
 * px wide or high. A logo may be an SVG, too, of which a PNG is made. It is always encoded again, which removes all other data (location, camera, scripts after
 * the end of the image). This function writes nothing: the caller saves the row with `saveImage`, in the
 * transaction that uses the image.
 *
 * Refuses `too_large` (20 MB), `image_type` (another format, GIF included, or animated), `image_size`
 * (pixels) and `image_broken` (cannot be decoded to its end). Throws SemaphoreFull when too many uploads wait.
 */
export async function receiveUpload(
  bytes: Buffer,
  fileName: string,
  { isLogo = false }: { readonly isLogo?: boolean | undefined } = {},
): Promise<NewRow<"images"> | Refusal<"image_broken" | "image_size" | "image_type" | "too_large">> {
  if (bytes.length > uploadLimits.bytes)
    return refuse("too_large", `An image may be at most ${uploadLimits.bytes / 1e6} MB.`);
  const backdrop = isLogo ? PAGE : BACKDROP;
  const format = detectFormat(bytes);
  const isDrawing = isLogo && !format && isSvg(bytes);
  if (!format && !isDrawing)
    return refuse(
      "image_type",
      isLogo ? "A logo must be SVG, PNG, JPEG, WebP or AVIF." : "Images must be JPEG, PNG, WebP or AVIF.",
    );
  const master = await withSemaphore(async () => {
    if (format) return encodeMaster(bytes, format, backdrop);
    const png = await renderSvg(bytes);
    return isRefusal(png) ? png : encodeMaster(png, "png", backdrop);
  });
  return isRefusal(master) ? master : masterRow(master, slugOfFile(fileName));
}

/** Checks the header before it decodes a pixel. Any failure after that means that the file is broken. */
async function encodeMaster(
  bytes: Buffer,
  format: UploadFormat,
  background: string,
): Promise<Buffer | Refusal<"image_broken" | "image_size" | "image_type">> {
  const sharp = await loadSharp();
  const image = sharp(bytes, { failOn: "error", limitInputPixels: uploadLimits.pixels });
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (header.format !== formatNames[format]) return imageBroken;
    const refusal = validateHeader({ ...header, frames: header.pages ?? 1 });
    if (refusal) return refusal;
    return await image
      .autoOrient()
      .flatten({ background })
      .resize({ width: MAX_MASTER_SIDE, height: MAX_MASTER_SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp(MASTER_ENCODING)
      .timeout({ seconds: DECODE_SECONDS })
      .toBuffer();
  } catch {
    // sharp does not distinguish reasons. Its only input is the file, so the file is broken.
    return imageBroken;
  }
}

const imageBroken = refuse(
  "image_broken",
  "The image file is incomplete or damaged. Save it again and try once more.",
);
