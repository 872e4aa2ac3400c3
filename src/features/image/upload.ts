import { type Refusal, refuse } from "../../contract/errors.ts";

/** What an upload may be at most; the address of a picture is for ever, so what is taken is worth keeping. */
export const uploadLimits = {
  bytes: 20_000_000,
  /** Width × height before decoding: the memory that decoding takes is four times this. */
  pixels: 50_000_000,
  longSide: 12_000,
  shortSide: 64,
} as const;

export type UploadFormat = "jpeg" | "png" | "webp" | "avif";

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The format by the first bytes; never by the file's name or what a browser says of it. Undefined: none we take. */
export function sniffFormat(bytes: Uint8Array): UploadFormat | undefined {
  if (ascii(bytes, 0, 3) === "\xff\xd8\xff") return "jpeg";
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  return ascii(bytes, 4, 12) === "ftypavif" ? "avif" : undefined;
}

export interface UploadHeader {
  readonly width: number;
  readonly height: number;
  /** Frames of an animation; 1 for a still picture. */
  readonly frames: number;
}

/** Refuses what is not one still picture of a sensible size; undefined: it may be decoded. */
export function refuseHeader({ width, height, frames }: UploadHeader): Refusal | undefined {
  const { pixels, longSide, shortSide } = uploadLimits;
  if (frames > 1) return refuse("image_type", "Animated pictures are not taken.");
  if (Math.max(width, height) > longSide || width * height > pixels)
    return refuse(
      "image_size",
      `The picture has ${width} × ${height} pixels; at most ${longSide} on a side and ${pixels / 1e6} million together.`,
    );
  if (Math.min(width, height) < shortSide)
    return refuse(
      "image_size",
      `The picture has ${width} × ${height} pixels; at least ${shortSide} on each side.`,
    );
  return undefined;
}

/** The readable end of a picture's address, from the name of its file: `Mug, blue (2).JPG` is `mug-blue-2`. */
export function slugOfFile(fileName: string): string {
  const bare = fileName.replace(/^.*[/\\]/, "").replace(/\.[A-Za-z0-9]{1,5}$/, "");
  const words = bare
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
  return (
    words
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 60)
      .replace(/^-+|-+$/g, "") || "picture"
  );
}
