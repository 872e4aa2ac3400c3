/**
 * Draws the pictures that nobody has photographed yet into demo/pictures/files. Run it after changing a drawing, a
 * colour or the catalogue: `node demo/pictures/make-pictures.ts [part of a key]`. The files are committed, because
 * drawing them takes longer than a first start may. Photographs come from demo/studio and are named in photographed.ts.
 */
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { colours } from "../catalog/colours.ts";
import { products } from "../catalog/products.ts";
import { goods } from "./draw/goods.ts";
import { picture } from "./draw/sheet.ts";
import { photographed } from "./photographed.ts";
import { pictureFile, pictureKey } from "./picture-keys.ts";

const SIDE = 1000;

function* drawings(): Generator<readonly [key: string, svg: string]> {
  for (const { good, views, variants } of products) {
    if (photographed.has(good)) continue;
    for (const variant of variants) {
      for (const view of views) {
        const draw = goods[good]?.[view];
        if (!draw) throw new Error(`Nobody draws ${good}, ${view}.`);
        const hex = variant.colour ? colours[variant.colour].hex : colours.ink.hex;
        yield [pictureKey(good, variant, view), picture(SIDE, SIDE, (sheet) => draw(sheet, hex))];
      }
    }
  }
}

const wanted = process.argv[2] ?? "";
let made = 0;
for (const [key, svg] of drawings()) {
  if (!key.includes(wanted)) continue;
  await sharp(Buffer.from(svg))
    .webp({ quality: 86, effort: 6, smartSubsample: true })
    .toFile(fileURLToPath(pictureFile(key)));
  made += 1;
}
process.stdout.write(`${made} pictures drawn\n`);
