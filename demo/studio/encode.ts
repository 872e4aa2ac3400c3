/**
 * Puts finished masters in the catalogue's place: `node demo/studio/encode.ts DIRECTORY good ...` writes
 * demo/images/files/KEY.webp of every PNG whose name is a good's (all its colours and views) or a scene's.
 */
import { readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { imageFile, productImageKeys, sceneImageKeys } from "../images/image-keys.ts";

const tooHeavy = 120_000; // bytes: the catalogue's test holds every master below it

/** A master as WebP, in the best quality that is light enough; close-ups of weaves need a lower one. */
async function encode(png: string): Promise<Buffer> {
  for (const quality of [90, 82, 74, 66, 58]) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length < tooHeavy) return webp;
  }
  throw new Error(`${png} is too heavy in every quality`);
}

const [directory = "/tmp/studio/masters", ...wanted] = process.argv.slice(2);
const known = new Set([...productImageKeys, ...sceneImageKeys]);
for (const file of readdirSync(directory).filter((name) => name.endsWith(".png"))) {
  const key = file.slice(0, -".png".length);
  const isWanted = wanted.some((good) => key === good || key.startsWith(`${good}-`));
  if (!known.has(key) || !isWanted) continue;
  const webp = await encode(join(directory, file));
  await writeFile(imageFile(key), webp);
  process.stdout.write(`${key} ${Math.round(webp.length / 1024)} KB\n`);
}
