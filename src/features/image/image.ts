/** The only widths a picture is rendered in, in pixels: any other would let a caller fill the disk. */
export const imageWidths = [96, 192, 320, 480, 640, 960, 1280, 1920] as const;
/** What `?type=large` is (specification 7), and what an address without a width is. */
export const largeWidth = 1280;
export const plainWidth = 640;

/** Best first. */
export const imageFormats = ["avif", "webp", "jpeg"] as const;
export type ImageFormat = (typeof imageFormats)[number];

export interface Rendition {
  readonly width: number;
  readonly format: ImageFormat;
}

/** The address of one of the store's own pictures in a width of `imageWidths`. */
export const widthPath = (imagePath: string, width: number): string => `${imagePath}?w=${width}`;

/**
 * The format of an Accept header. A browser names what it can show beyond JPEG; whoever names nothing (no header,
 * a wildcard: link previews, mail programs, curl) gets JPEG, which everything can show.
 */
export function formatFor(accept = ""): ImageFormat {
  const named = new Set(accept.split(",").filter(isWanted).map(mediaType));
  return imageFormats.find((format) => named.has(`image/${format}`)) ?? "jpeg";
}

const mediaType = (range: string): string => (range.split(";")[0] ?? "").trim().toLowerCase();
const isWanted = (range: string): boolean => !/;\s*q=0(?:\.0*)?\s*(?:;|$)/i.test(range);

/**
 * The width asked for by `?w=` with a width of the list, by `?type=large`, or by nothing; undefined for any other query.
 * Nothing is rounded to a near width: one picture has one address per size, so that no cache holds it twice.
 */
export function widthFor(query: Readonly<Record<string, unknown>>): number | undefined {
  const { w, type, ...others } = query;
  if (Object.keys(others).length > 0 || (w !== undefined && type !== undefined)) return undefined;
  if (w !== undefined) return imageWidths.find((width) => String(width) === w);
  if (type !== undefined) return type === "large" ? largeWidth : undefined;
  return plainWidth;
}

/** An image id: the first 24 hex digits of the SHA-256 of the master's bytes. */
export const isImageId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
