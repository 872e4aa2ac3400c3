import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { openBrowser, visit } from "../../tests/support/browser.ts";
import { root, say } from "../project.mjs";
import { type GuidePicture, guidePictures } from "./back-office/guide-pictures.ts";
import { openFilledStore } from "./back-office/open-filled-store.ts";
import { somebody } from "./back-office/people.ts";
import { openPlace } from "./back-office/place.ts";

/** `npm run screens -- guide [words of names]`: takes the pictures of docs/back-office.md anew, into docs/pictures/. */
const words = process.argv.slice(3);
const wanted = guidePictures.filter(({ name }) => !words.length || words.some((word) => name.includes(word)));
const WIDTH = 1280;
const MOST_BYTES = 60_000;

await mkdir(join(root, "docs", "pictures"), { recursive: true });
const filled = await openFilledStore(somebody);
const browser = await openBrowser();
try {
  for (const picture of wanted) await take(picture);
} finally {
  await browser.close();
  await filled.close();
}
process.exit(0);

async function take({ name, height, place, part }: GuidePicture): Promise<void> {
  const { page, close } = await visit(browser, { baseURL: filled.address, width: WIDTH, height });
  try {
    await openPlace(page, filled, place);
    const taken = part ? page.locator(part).first() : page;
    const png = await taken.screenshot({ animations: "disabled" });
    const file = join(root, "docs", "pictures", `back-office-${name}.webp`);
    const { size } = await sharp(png)
      .resize({ width: 1100, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(file);
    if (size > MOST_BYTES) throw new Error(`${file} has ${size} bytes, and may have ${MOST_BYTES}`);
    say(`${file}: ${size} bytes`);
  } finally {
    await close();
  }
}
