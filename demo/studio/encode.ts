/**
 * Puts finished masters in the catalogue's place: `node demo/studio/encode.ts DIRECTORY good ...` writes
 * demo/pictures/files/KEY.webp of every PNG whose name is a good's (all its colours and views) or a scene's.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { goodsPictures, pictureFile, scenePictures } from "../pictures/picture-keys.ts";

const [directory = "/tmp/studio/masters", ...wanted] = process.argv.slice(2);
const known = new Set([...goodsPictures, ...scenePictures]);
for (const file of readdirSync(directory).filter((name) => name.endsWith(".png"))) {
  const key = file.slice(0, -".png".length);
  const isWanted = wanted.some((good) => key === good || key.startsWith(`${good}-`));
  if (!known.has(key) || !isWanted) continue;
  const { size, width, height } = await sharp(join(directory, file))
    .webp({ quality: 90, effort: 6, smartSubsample: true })
    .toFile(fileURLToPath(pictureFile(key)));
  process.stdout.write(`${key} ${width} x ${height}, ${Math.round(size / 1024)} KB\n`);
}
