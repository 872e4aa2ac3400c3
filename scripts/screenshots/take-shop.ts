import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { readCatalogue } from "../../src/platform/language/catalogues.ts";
import { openPageState, scrollThrough } from "../../tests/e2e/quality/open-page-state.ts";
import { pageInLanguage } from "../../tests/e2e/quality/page-in-language.ts";
import { type PageState, pageStates } from "../../tests/e2e/quality/page-states.ts";
import { openBrowser, openVisit } from "../../tests/support/browser.ts";
import { openFreshStore } from "../../tests/support/fresh-store.ts";
import { pseudoCatalogue } from "../language/pseudo-catalogue.ts";
import { print, root } from "../project.mjs";
import { contactSheet, type Screenshot } from "./contact-sheet.ts";
import { drawSheets } from "./montage.ts";

/**
 * `npm run screenshots [-- words of names] [--width 390] [--scheme dark] [--language de]` takes screenshots of the shop's screens
 * that the quality tests check, at four widths and in both colour schemes. Writes them to screenshots/ (those of another language
 * to a folder in it) with a contact sheet, index.html; `--sheets` also draws them small beside each other. `--language ar` is made of other letters and runs from right to left.
 */
const { values, positionals: nameParts } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string" },
    scheme: { type: "string" },
    language: { type: "string" },
    sheets: { type: "boolean" },
  },
});
const { language = "en" } = values;
const folder = join(root, "screenshots", language === "en" ? "" : language);
const widths = [320, 390, 820, 1440].filter((width) => !values.width || width === Number(values.width));
const schemes = (["light", "dark"] as const).filter((each) => !values.scheme || each === values.scheme);
const selected = pageStates.filter(
  ({ name }) => !nameParts.length || nameParts.some((word) => name.includes(word)),
);
if (!selected.length || !widths.length || !schemes.length)
  throw new Error("No screen with this name, width or scheme.");

const catalogueOf = (tag: string) => (tag === "ar" ? pseudoCatalogue(tag) : readCatalogue(tag));

/** Some screens exist only on phones or only on desktops: the menus change at 1024 px. */
const existsAtWidth = ({ only }: PageState, width: number) => !only || (only === "desktop") === width >= 1024;

const store = await openFreshStore(join(import.meta.dirname, "store-in-languages.ts"));
const browser = await openBrowser();
const taken: Screenshot[] = [];
let failed = 0;
try {
  await mkdir(folder, { recursive: true });
  for (const place of selected)
    for (const width of widths.filter((each) => existsAtWidth(place, each)))
      try {
        taken.push(...(await takeScreenshots(browser, place, width)));
        print(`${place.name} ${width}`);
      } catch (error) {
        failed += 1;
        print(
          `${place.name} ${width}: FAILED: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
        );
      }
} finally {
  await browser.close();
  await store.close();
}
await writeFile(join(folder, "index.html"), contactSheet(taken));
if (values.sheets) for (const file of await drawSheets(folder, taken)) print(join(folder, file));
print(`${taken.length} screenshots: ${join(folder, "index.html")}`);
process.exit(failed ? 1 : 0);

/**
 * catalogue.css lays out distant parts only when scrolled near (content-visibility). A full-page screenshot needs all
 * of them.
 */
function layOutEverything(): void {
  for (const part of document.querySelectorAll<HTMLElement>("main *"))
    if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
}

/** Takes both colour schemes after opening the screen once: colours change without a reload. */
async function takeScreenshots(from: Browser, place: PageState, width: number): Promise<Screenshot[]> {
  const { page: visited, close } = await openVisit(from, {
    baseURL: store.url,
    width,
    height: width < 700 ? 844 : 1000,
    colorScheme: "light",
  });
  try {
    if (language !== "en") visited.setDefaultTimeout(20_000); // what a step looks for may have another name
    const page = language === "en" ? visited : pageInLanguage(visited, language, catalogueOf(language));
    await openPageState(page, store.url, place);
    await scrollThrough(page);
    await place.reach?.(page);
    await page.evaluate(layOutEverything);
    const screens: Screenshot[] = [];
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      const file = `${place.name}-${width}-${scheme}.png`;
      // With an open dialog or menu, take only the visible screen and not the full page.
      const fullPage = (await page.locator("dialog[open], header .panel:visible").count()) === 0;
      await page.screenshot({ path: join(folder, file), fullPage, animations: "disabled" });
      screens.push({ screen: place.name, width, scheme, file });
    }
    return screens;
  } finally {
    await close();
  }
}
