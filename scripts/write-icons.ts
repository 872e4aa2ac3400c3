/**
 * Makes the installed store's icons from the favicon: `node scripts/write-icons.ts`. The pictures are
 * committed; run it again after a change of the drawing.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const publicDir = join(import.meta.dirname, "..", "src", "web", "storefront", "public");
const drawing = await readFile(join(publicDir, "favicon.svg"), "utf8");
const INK = "#1d1b18";
/** Systems cut their own shape out of these: square to the edge, the drawing within the middle 80 percent. */
const toTheEdge = drawing
  .replace(' rx="8"', "")
  .replace("<path ", '<g transform="translate(16 16) scale(0.82) translate(-16 -15)"><path ')
  .replace("</svg>", "</g></svg>");

for (const [name, svg, size] of [
  ["icon-192", drawing, 192],
  ["icon-512", drawing, 512],
  ["icon-maskable-512", toTheEdge, 512],
  ["apple-touch-icon", toTheEdge, 180],
] as const) {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
  const flat = svg === toTheEdge ? picture.flatten({ background: INK }) : picture;
  await flat.png({ compressionLevel: 9, palette: true }).toFile(join(publicDir, "icons", `${name}.png`));
}
