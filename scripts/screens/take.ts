import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { openPlace, scrollThrough } from "../../tests/e2e/quality/open-place.ts";
import { type Place, places } from "../../tests/e2e/quality/places.ts";
import { openBrowser, visit } from "../../tests/support/browser.ts";
import { openFreshStore } from "../../tests/support/fresh-store.ts";
import { root, say } from "../project.mjs";
import { contactSheet, type Screen } from "./contact-sheet.ts";

/**
 * `npm run screens [-- words of names] [--width 390] [--scheme dark]`: takes the places that the quality gates look at,
 * each at three widths and in both colour schemes, into screens/ with a contact sheet, index.html.
 */
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { width: { type: "string" }, scheme: { type: "string" } },
});
const folder = join(root, "screens");
const widths = [390, 820, 1440].filter((width) => !values.width || width === Number(values.width));
const schemes = (["light", "dark"] as const).filter((each) => !values.scheme || each === values.scheme);
const wanted = places.filter(({ name }) => !words.length || words.some((word) => name.includes(word)));
if (!wanted.length || !widths.length || !schemes.length)
  throw new Error("Nothing of that name, width or scheme.");

/** A place of one width alone: menus of a phone and of a desktop differ at 1024 px. */
const isFor = ({ only }: Place, width: number) => !only || (only === "desktop") === width >= 1024;

const store = await openFreshStore();
const browser = await openBrowser();
const taken: Screen[] = [];
let failed = 0;
try {
  await mkdir(folder, { recursive: true });
  for (const place of wanted)
    for (const width of widths.filter((each) => isFor(place, each)))
      try {
        taken.push(...(await take(browser, place, width)));
        say(`${place.name} ${width}`);
      } catch (error) {
        failed += 1;
        say(
          `${place.name} ${width}: FAILED: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
        );
      }
} finally {
  await browser.close();
  await store.close();
}
await writeFile(join(folder, "index.html"), contactSheet(taken));
say(`${taken.length} pictures: ${join(folder, "index.html")}`);
process.exit(failed ? 1 : 0);

/** What is far below is laid out when a reader comes near (catalog.css): a picture of the whole page has no reader. */
function layOutEverything(): void {
  for (const part of document.querySelectorAll<HTMLElement>("main *"))
    if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
}

/** One opening for both schemes: colours change without a reload, and the state would have to be entered again. */
async function take(from: Browser, place: Place, width: number): Promise<Screen[]> {
  const { page, close } = await visit(from, {
    baseURL: store.address,
    width,
    height: width < 700 ? 844 : 1000,
    colorScheme: "light",
  });
  try {
    await openPlace(page, store.address, place);
    await scrollThrough(page);
    await place.enter?.(page);
    await page.evaluate(layOutEverything);
    const screens: Screen[] = [];
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      const file = `${place.name}-${width}-${scheme}.png`;
      // What lies over the page belongs to the screen, not to the whole page.
      const fullPage = (await page.locator("dialog[open], header .panel:visible").count()) === 0;
      await page.screenshot({ path: join(folder, file), fullPage, animations: "disabled" });
      screens.push({ place: place.name, width, scheme, file });
    }
    return screens;
  } finally {
    await close();
  }
}
