/** The only widths of renditions, in pixels. With free widths a client could fill the disk. */
export const imageWidths = [96, 192, 320, 480, 640, 960, 1280, 1920] as const;
/** The width for `?type=large` (specification 7), and the width for a URL without one. */
export const largeWidth = 1280;
export const defaultWidth = 640;

/** Best first. */
export const imageFormats = ["avif", "webp", "jpeg"] as const;
export type ImageFormat = (typeof imageFormats)[number];

export interface Rendition {
  readonly width: number;
  readonly format: ImageFormat;
}

/** The URL of one of the store's own images in a width of `imageWidths`. */
export const pathAtWidth = (imagePath: string, width: number): string => `${imagePath}?w=${width}`;

/** The same for an image of a gallery, which asks for `?type=large` on every screen (specification 7). */
export const galleryPathAtWidth = (imagePath: string, width: number): string =>
  width === largeWidth ? `${imagePath}?type=large` : `${imagePath}?type=large&w=${width}`;

/**
 * The image format for an Accept header. A browser names the formats that it supports beside JPEG. A client
 * that names none (no header or a wildcard: link previews, mail programs, curl) gets JPEG, which every client
 * can show.
 */
export function negotiateFormat(accept = ""): ImageFormat {
  const named = new Set(accept.split(",").filter(isAccepted).map(mediaType));
  return imageFormats.find((format) => named.has(`image/${format}`)) ?? "jpeg";
}

const mediaType = (range: string): string => (range.split(";")[0] ?? "").trim().toLowerCase();
const isAccepted = (range: string): boolean => !/;\s*q=0(?:\.0*)?\s*(?:;|$)/i.test(range);

/**
 * The width for the query string: `?w=` with a width of the list, `?type=large`, that with another width for another screen, or an
 * empty query. Undefined for any other query. Widths are not rounded, so that caches have few URLs of an image.
 */
export function requestedWidth(query: Readonly<Record<string, unknown>>): number | undefined {
  const { w, type, ...others } = query;
  if (Object.keys(others).length > 0 || (type !== undefined && type !== "large")) return undefined;
  if (w === undefined) return type ? largeWidth : defaultWidth;
  return imageWidths.find((width) => String(width) === w && (!type || width !== largeWidth));
}

/** An image id: the first 24 hex digits of the SHA-256 of the master's bytes. */
export const isImageId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
