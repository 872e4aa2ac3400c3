import sharp from "sharp";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { NewRow } from "../../server/db/rows.ts";
import { masterRow } from "./master.ts";
import { createTurns } from "./turns.ts";
import { refuseHeader, slugOfFile, sniffFormat, type UploadFormat, uploadLimits } from "./upload.ts";

/** Sharper than any rendition needs, so that a later and larger size loses nothing. */
const MASTER_SIDE = 2_560;
const MASTER = { quality: 92, effort: 4, smartSubsample: true } as const;
/** The studio's backdrop: what stands behind a picture that was cut out. */
const BACKDROP = "#f0ece4";
const DECODE_SECONDS = 20;

/** Decoding takes up to 200 MB: one upload at a time in a process. */
const turns = createTurns(1, 8);

/** libvips calls AVIF by its container. */
const formatNames: Readonly<Record<UploadFormat, string>> = {
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "heif",
};

/**
 * Makes a master picture of an uploaded file: JPEG, PNG, WebP or AVIF by its bytes, whatever it is called. It is turned
 * upright, brought to sRGB, set on the backdrop where it is transparent, at most 2560 px, and always encoded anew: what
 * came along (place, camera, scripts behind the picture's end) does not survive. Nothing is written: the caller puts the
 * row in with `keepImage`, in the transaction that shows the picture somewhere.
 *
 * Refuses `too_large` (20 MB), `image_type` (another format, SVG and GIF included, or animated), `image_size` (pixels),
 * `image_broken` (cannot be decoded to its end) and `unavailable` (too many uploads at the moment).
 */
export async function takeUpload(bytes: Buffer, fileName: string): Promise<NewRow<"images"> | Refusal> {
  if (bytes.length > uploadLimits.bytes)
    return refuse("too_large", `A picture may have at most ${uploadLimits.bytes / 1e6} MB.`);
  const format = sniffFormat(bytes);
  if (!format) return refuse("image_type", "Pictures are JPEG, PNG, WebP or AVIF.");
  const taken = await turns.take(() => readPicture(bytes, format));
  if (!taken) return refuse("unavailable", "Other pictures are being taken in. Try again in a moment.");
  return isRefusal(taken) ? taken : masterRow(taken, slugOfFile(fileName));
}

/** The header is judged before a pixel is decoded; after that whatever fails is the picture's own fault. */
async function readPicture(bytes: Buffer, format: UploadFormat): Promise<Buffer | Refusal> {
  const picture = sharp(bytes, { failOn: "error", limitInputPixels: uploadLimits.pixels });
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (header.format !== formatNames[format]) return broken;
    const refusal = refuseHeader({ ...header, frames: header.pages ?? 1 });
    if (refusal) return refusal;
    return await picture
      .autoOrient()
      .flatten({ background: BACKDROP })
      .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp(MASTER)
      .timeout({ seconds: DECODE_SECONDS })
      .toBuffer();
  } catch {
    return broken; // sharp tells no reasons apart, and none of them is ours: the bytes are all it was given
  }
}

const broken = refuse(
  "image_broken",
  "The picture cannot be read to its end. Save it again, and try once more.",
);
