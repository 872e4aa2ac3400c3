import {
  defaultWidth,
  galleryPathAtWidth,
  imageWidths,
  largeWidth,
  pathAtWidth,
} from "../../catalogue/image/rendition.ts";

const isStoreImage = (path: string): boolean => path.startsWith("/images/");

/**
 * The rendition widths that this image may need: at most `maxWidth`, at least a fifth of it. Those of a gallery
 * have the URL of specification 7.
 */
const sourceSet = (path: string, maxWidth: number, isLarge: boolean): string =>
  imageWidths
    .filter((width) => width <= maxWidth && width >= maxWidth / 5)
    .map((width) => `${(isLarge ? galleryPathAtWidth : pathAtWidth)(path, width)} ${width}w`)
    .join(", ");

interface ResponsiveImageProps {
  /** The path of one of the store's images, which has renditions; any other URL is used as it is. */
  path: string;
  alt: string;
  /** The language of `alt` where it is not that of the page. */
  lang?: string | undefined;
  /** The `sizes` attribute: how wide the image is on which screen. */
  sizes: string;
  /** The first image of a page is loaded at once with high priority, the others when they are near the screen. */
  isPriority?: boolean;
  /** `#rrggbb`: shown until the image is loaded. */
  colour?: string;
  className?: string;
  maxWidth?: number;
  /** A URL of the same image in another width that the browser has already: shown until this one is loaded. */
  placeholder?: string;
  /** An image of a gallery: its `src` is the large rendition (specification 7). */
  isLarge?: boolean;
  width?: number;
  height?: number;
}

/**
 * An image in the size that the screen needs. Give the parent an aspect ratio, so that nothing moves when the image is
 * loaded. For a first image React puts a preload with the same widths into the head.
 */
export function ResponsiveImage({
  path,
  alt,
  lang,
  sizes,
  isPriority = false,
  colour,
  className = "",
  placeholder,
  isLarge = false,
  maxWidth = isLarge ? largeWidth : 960,
  width = 1,
  height = 1,
}: ResponsiveImageProps) {
  if (!path) return null;
  const plain = isLarge ? galleryPathAtWidth(path, largeWidth) : pathAtWidth(path, defaultWidth);
  return (
    <img
      src={isStoreImage(path) ? plain : path}
      srcSet={isStoreImage(path) ? sourceSet(path, maxWidth, isLarge) : undefined}
      sizes={sizes}
      alt={alt}
      lang={lang}
      width={width * defaultWidth}
      height={height * defaultWidth}
      loading={isPriority ? "eager" : "lazy"}
      fetchPriority={isPriority ? "high" : "auto"}
      decoding="async"
      data-colour={colour || undefined}
      className={`image ${className}`}
      {...(placeholder && { style: { background: `url("${placeholder}") center / cover` } })}
    />
  );
}
