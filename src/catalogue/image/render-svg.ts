import { type Refusal, refuse } from "../../contract/errors.ts";
import { loadSharp } from "./load-sharp.ts";

/** Logos have some kilobytes; one of megabytes has a photograph in it. */
const MAX_BYTES = 1_000_000;
/** In pixels: the long side of the drawing that is made of it. */
const LONG_SIDE = 1_600;
const PIXELS = 8_000_000;
/** What libvips takes a pixel of an SVG for, in dots per inch, and the most that it draws. */
const DENSITY = { usual: 72, least: 1, most: 2_400 } as const;

/** Whether a file is an SVG, by its first element. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4_096))
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  return /^(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*>)*<(?:svg:)?svg[\s>]/i.test(start);
}

/**
 * An SVG of staff as PNG, which alone goes on: nobody is ever served the file. The library that draws it runs no script and loads
 * nothing; what would name entities of its own or another file is refused before. Refuses image_type for these, too_large and image_broken.
 */
export async function renderSvg(
  bytes: Buffer,
): Promise<Buffer | Refusal<"image_broken" | "image_type" | "too_large">> {
  if (bytes.length > MAX_BYTES)
    return refuse("too_large", "An SVG may be at most 1 MB: save the logo as PNG instead.");
  const text = bytes.toString("utf8");
  if (/<!ENTITY/i.test(text) || /<!DOCTYPE[^>]*\[/i.test(text))
    return refuse("image_type", "This SVG defines entities of its own: save it as a plain SVG, or as PNG.");
  if (namesAnotherFile(text))
    return refuse(
      "image_type",
      "This SVG shows another file or page: save it with everything inside, or as PNG.",
    );
  const sharp = await loadSharp();
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== "svg" || !width || !height) return svgBroken;
    const density = (DENSITY.usual * LONG_SIDE) / Math.max(width, height);
    return await sharp(bytes, {
      density: Math.min(DENSITY.most, Math.max(DENSITY.least, density)),
      limitInputPixels: PIXELS,
    })
      .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: 10 })
      .png()
      .toBuffer();
  } catch {
    return svgBroken; // sharp does not distinguish reasons
  }
}

/** A reference that is neither to a part of the drawing (`#…`) nor an image inside it (`data:image/…`). */
const namesAnotherFile = (text: string): boolean =>
  [
    ...text.matchAll(
      /<(image|use|feImage|pattern|linearGradient|radialGradient|textPath)\b[^>]*?href\s*=\s*["']\s*([^"']*)/gi,
    ),
  ].some(([, , target = ""]) => !/^(?:#|data:image\/(?:png|jpe?g|gif|webp);)/i.test(target)) ||
  /@import|url\(\s*["']?(?!\s*["']?#|\s*["']?data:image\/)/i.test(text);

const svgBroken = refuse(
  "image_broken",
  "The SVG cannot be drawn. Save it again, or as PNG, and try once more.",
);
