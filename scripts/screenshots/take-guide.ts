import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { openBrowser, openVisit } from "../../tests/support/browser.ts";
import { print, root } from "../project.mjs";
import { openScreen } from "./admin/admin-screen.ts";
import { type GuideScreenshot, guideScreenshots } from "./admin/guide-screenshots.ts";
import { openSampleStore } from "./admin/open-sample-store.ts";
import { typicalPerson } from "./admin/sample-people.ts";

/**
 * `npm run screenshots -- guide [words of names]` takes the screenshots of docs/admin.md again, into
 * docs/images/.
 */
const nameParts = process.argv.slice(3);
const selected = guideScreenshots.filter(
  ({ name }) => !nameParts.length || nameParts.some((word) => name.includes(word)),
);
const WIDTH = 1280;
const MAX_BYTES = 60_000;

await mkdir(join(root, "docs", "images"), { recursive: true });
const sampleStore = await openSampleStore(typicalPerson);
const browser = await openBrowser();
try {
  for (const screenshot of selected) await takeScreenshot(screenshot);
} finally {
  await browser.close();
  await sampleStore.close();
}
process.exit(0);

async function takeScreenshot({
  name,
  height,
  screen: place,
  selector: part,
}: GuideScreenshot): Promise<void> {
  const { page, close } = await openVisit(browser, { baseURL: sampleStore.url, width: WIDTH, height });
  try {
    await openScreen(page, sampleStore, place);
    const taken = part ? page.locator(part).first() : page;
    const png = await taken.screenshot({ animations: "disabled" });
    const file = join(root, "docs", "images", `admin-${name}.webp`);
    const { size } = await sharp(png)
      .resize({ width: 1100, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(file);
    if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes; the limit is ${MAX_BYTES}`);
    print(`${file}: ${size} bytes`);
  } finally {
    await close();
  }
}
