import { imageWidths, plainWidth, widthPath } from "../../features/image/image.ts";

const isOurs = (path: string): boolean => path.startsWith("/images/");

/** Every width the store renders that this picture may need: none above `widest`, none below a fifth of it. */
const sourceSet = (path: string, widest: number): string =>
  imageWidths
    .filter((width) => width <= widest && width >= widest / 5)
    .map((width) => `${widthPath(path, width)} ${width}w`)
    .join(", ");

interface PictureProps {
  /** One of the store's own pictures, whose widths are known; any other address stays as it is. */
  path: string;
  alt: string;
  /** As in the `sizes` attribute: how wide it stands on which screen. */
  sizes: string;
  /** The first picture of a page is fetched at once and first; the rest when they come near. */
  isFirst?: boolean;
  /** `#rrggbb`: what stands there until it has arrived. */
  colour?: string;
  className?: string;
  widest?: number;
  /** A gallery's picture: its plain address is the large one (specification 7). */
  isLarge?: boolean;
  width?: number;
  height?: number;
}

/**
 * A picture in the size the screen needs. Its place is kept before it arrives: give the box an aspect ratio. React puts a
 * preload for a first picture into the head, with the same choice of widths.
 */
export function Picture({
  path,
  alt,
  sizes,
  isFirst = false,
  colour,
  className = "",
  isLarge = false,
  widest = isLarge ? 1280 : 960,
  width = 1,
  height = 1,
}: PictureProps) {
  if (!path) return null;
  const plain = isLarge ? `${path}?type=large` : widthPath(path, plainWidth);
  return (
    <img
      src={isOurs(path) ? plain : path}
      srcSet={isOurs(path) ? sourceSet(path, widest) : undefined}
      sizes={sizes}
      alt={alt}
      width={width * plainWidth}
      height={height * plainWidth}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      data-colour={colour || undefined}
      className={`picture ${className}`}
    />
  );
}
