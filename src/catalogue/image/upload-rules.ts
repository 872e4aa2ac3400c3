import { type Refusal, refuse } from "../../contract/errors.ts";
import { slugOfName } from "../slug/slug.ts";

/** The limits of an upload. The URL of an image is permanent, so only useful images are accepted. */
export const uploadLimits = {
  bytes: 20_000_000,
  /** Width × height, checked before decoding. Decoding needs four times this in bytes. */
  pixels: 50_000_000,
  longSide: 12_000,
  shortSide: 64,
} as const;

export type UploadFormat = "jpeg" | "png" | "webp" | "avif";

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * The format by the first bytes, never by the file name or the browser's content type. Undefined: not
 * supported.
 */
export function detectFormat(bytes: Uint8Array): UploadFormat | undefined {
  if (ascii(bytes, 0, 3) === "\xff\xd8\xff") return "jpeg";
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  return ascii(bytes, 4, 12) === "ftypavif" ? "avif" : undefined;
}

export interface UploadHeader {
  readonly width: number;
  readonly height: number;
  /** Frames of an animation; 1 for a still image. */
  readonly frames: number;
}

/** Refuses an animation and an image of an unsuitable size. Undefined when the image may be decoded. */
export function validateHeader({
  width,
  height,
  frames,
}: UploadHeader): Refusal<"image_size" | "image_type"> | undefined {
  const { pixels, longSide, shortSide } = uploadLimits;
  if (frames > 1) return refuse("image_type", "Animated images are not accepted.");
  if (Math.max(width, height) > longSide || width * height > pixels)
    return refuse(
      "image_size",
      `The image has ${width} × ${height} pixels; at most ${longSide} on each side and ${pixels / 1e6} million in all are allowed.`,
    );
  if (Math.min(width, height) < shortSide)
    return refuse(
      "image_size",
      `The image has ${width} × ${height} pixels; each side needs at least ${shortSide}.`,
    );
  return undefined;
}

/** The slug at the end of an image's URL, from its file name: `Mug, blue (2).JPG` gives `mug-blue-2`. */
export function slugOfFile(fileName: string): string {
  const baseName = fileName.replace(/^.*[/\\]/, "").replace(/\.[A-Za-z0-9]{1,5}$/, "");
  return slugOfName(baseName).slice(0, 60).replace(/-+$/, "") || "picture";
}
