import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readCatalogue } from "../../src/platform/language/catalogues.ts";
import { englishLeftovers } from "../../tests/e2e/quality/english-leftovers.ts";
import { findOverflow } from "../../tests/e2e/quality/overflow.ts";
import { pageInLanguage } from "../../tests/e2e/quality/page-in-language.ts";
import { openBrowser, openVisit } from "../../tests/support/browser.ts";
import { print, root } from "../project.mjs";
import { type AdminScreen, openScreen } from "./admin/admin-screen.ts";
import { allScreens } from "./admin/all-screens.ts";
import { openSampleStore } from "./admin/open-sample-store.ts";
import { longNamedPerson } from "./admin/sample-people.ts";
import { contactSheet, type Screenshot } from "./contact-sheet.ts";
import { drawSheets } from "./montage.ts";

/**
 * `npm run screenshots -- admin [words of names] [--width 390] [--scheme dark] [--language de]` takes screenshots of every admin
 * screen at three widths and in both colour schemes. Writes them to screenshots/admin/ (those of another language to a folder in it)
 * with a contact sheet, and reports elements that are wider than the screen, and English texts in another language.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string" },
    scheme: { type: "string" },
    language: { type: "string" },
    sheets: { type: "boolean" },
  },
});
const [, ...nameParts] = positionals;
const { language = "en" } = values;
const folder = join(root, "screenshots", "admin", language === "en" ? "" : language);
const widths = [390, 820, 1440].filter((width) => !values.width || width === Number(values.width));
const schemes = (["light", "dark"] as const).filter((each) => !values.scheme || each === values.scheme);
const selected = allScreens.filter(
  ({ name }) => !nameParts.length || nameParts.some((word) => name.includes(word)),
);
if (!selected.length || !widths.length || !schemes.length)
  throw new Error("No screen with this name, width or scheme.");

await mkdir(folder, { recursive: true });
const sampleStore = await openSampleStore(longNamedPerson);
const browser = await openBrowser();
const taken: Screenshot[] = [];
let failed = 0;
try {
  for (const place of selected) for (const width of widths) await takeAndReport(place, width);
} finally {
  await browser.close();
  await sampleStore.close();
}
await writeFile(join(folder, "index.html"), contactSheet(taken));
if (values.sheets) for (const file of await drawSheets(folder, taken)) print(join(folder, file));
print(`${taken.length} screenshots: ${join(folder, "index.html")}`);
process.exit(failed ? 1 : 0);

async function takeAndReport(place: AdminScreen, width: number): Promise<void> {
  try {
    for (const fault of await takeScreenshots(place, width)) print(`${place.name} ${width}: ${fault}`);
  } catch (error) {
    failed += 1;
    print(`${place.name} ${width}: FAILED: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
}

/** Takes both colour schemes after opening the screen once. Returns what is wider than the screen or left in English. */
async function takeScreenshots(place: AdminScreen, width: number): Promise<string[]> {
  const { page: visited, close } = await openVisit(browser, {
    baseURL: sampleStore.url,
    width,
    height: width < 700 ? 844 : 1000,
    colorScheme: "light",
  });
  try {
    await visited.addInitScript((tag) => localStorage.setItem("kitstore.adminLanguage", tag), language);
    // Its paths are the same in all languages; the words of its steps are not.
    const page =
      language === "en" ? visited : pageInLanguage(visited, "en", readCatalogue(language, "admin"));
    if (language !== "en") visited.setDefaultTimeout(20_000); // what a step looks for may have another name
    try {
      await openScreen(page, sampleStore, place);
    } catch (error) {
      await visited.screenshot({ path: join(folder, `${place.name}-${width}-failed.png`) });
      throw error;
    }
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      const file = `${place.name}-${width}-${scheme}.png`;
      const fullPage = (await page.getByRole("dialog").count()) === 0;
      await page.screenshot({ path: join(folder, file), fullPage, animations: "disabled" });
      taken.push({ screen: place.name, width, scheme, file });
    }
    const wide = (await findOverflow(page)).map((each) => `wider than the screen: ${each}`);
    const left = language === "en" ? [] : await englishLeftovers(visited, { language });
    return [...wide, ...left.map((text) => `in English: ${text}`)];
  } finally {
    await close();
  }
}
