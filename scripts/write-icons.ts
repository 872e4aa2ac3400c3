/**
 * Makes the icons of the installed store from the favicon: `node scripts/write-icons.ts`. The icons are committed;
 * run it again when the favicon changes.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const publicDir = join(import.meta.dirname, "..", "src", "web", "storefront", "public");
const drawing = await readFile(join(publicDir, "favicon.svg"), "utf8");
const INK = "#1d1b18";
/**
 * Operating systems crop these icons to their own shape, so the background fills the square and the drawing the
 * middle 80 percent.
 */
const fullBleedDrawing = drawing
  .replace(' rx="8"', "")
  .replace("<path ", '<g transform="translate(16 16) scale(0.82) translate(-16 -15)"><path ')
  .replace("</svg>", "</g></svg>");

for (const [name, svg, size] of [
  ["icon-192", drawing, 192],
  ["icon-512", drawing, 512],
  ["icon-maskable-512", fullBleedDrawing, 512],
  ["apple-touch-icon", fullBleedDrawing, 180],
] as const) {
  const image = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
  const flat = svg === fullBleedDrawing ? image.flatten({ background: INK }) : image;
  await flat.png({ compressionLevel: 9, palette: true }).toFile(join(publicDir, "icons", `${name}.png`));
}

/** Programs that do not read the page ask for this name. An .ico file is a list of images, here PNGs. */
async function favicon(sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(
    sizes.map((size) =>
      sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true })
        .toBuffer(),
    ),
  );
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // icons, not cursors
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach((image, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizes[index] ?? 0, entry);
    header.writeUInt8(sizes[index] ?? 0, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return Buffer.concat([header, ...images]);
}

await writeFile(join(publicDir, "favicon.ico"), await favicon([16, 32, 48]));
