import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { overflows } from "../../tests/e2e/quality/overflow.ts";
import { openBrowser, visit } from "../../tests/support/browser.ts";
import { root, say } from "../project.mjs";
import { openFilledStore } from "./back-office/open-filled-store.ts";
import { longest } from "./back-office/people.ts";
import { openPlace, type Place } from "./back-office/place.ts";
import { places } from "./back-office/places.ts";
import { contactSheet, type Screen } from "./contact-sheet.ts";

/**
 * `npm run screens -- back-office [words of names] [--width 390] [--scheme dark]`: every screen of the back office at three
 * widths and in both colour schemes, into screens/back-office/ with a contact sheet; says what is wider than its screen.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: "string" }, scheme: { type: "string" } },
});
const [, ...words] = positionals;
const folder = join(root, "screens", "back-office");
const widths = [390, 820, 1440].filter((width) => !values.width || width === Number(values.width));
const schemes = (["light", "dark"] as const).filter((each) => !values.scheme || each === values.scheme);
const wanted = places.filter(({ name }) => !words.length || words.some((word) => name.includes(word)));
if (!wanted.length || !widths.length || !schemes.length)
  throw new Error("Nothing of that name, width or scheme.");

await mkdir(folder, { recursive: true });
const filled = await openFilledStore(longest);
const browser = await openBrowser();
const taken: Screen[] = [];
let failed = 0;
try {
  for (const place of wanted) for (const width of widths) await takeOrSay(place, width);
} finally {
  await browser.close();
  await filled.close();
}
await writeFile(join(folder, "index.html"), contactSheet(taken));
say(`${taken.length} pictures: ${join(folder, "index.html")}`);
process.exit(failed ? 1 : 0);

async function takeOrSay(place: Place, width: number): Promise<void> {
  try {
    for (const wide of await take(place, width))
      say(`${place.name} ${width}: wider than the screen: ${wide}`);
  } catch (error) {
    failed += 1;
    say(`${place.name} ${width}: FAILED: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
}

/** Both schemes from one opening, for the state would have to be entered again; answers what is wider than the screen. */
async function take(place: Place, width: number): Promise<string[]> {
  const { page, close } = await visit(browser, {
    baseURL: filled.address,
    width,
    height: width < 700 ? 844 : 1000,
    colorScheme: "light",
  });
  try {
    await openPlace(page, filled, place);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      const file = `${place.name}-${width}-${scheme}.png`;
      const fullPage = (await page.getByRole("dialog").count()) === 0;
      await page.screenshot({ path: join(folder, file), fullPage, animations: "disabled" });
      taken.push({ place: place.name, width, scheme, file });
    }
    return await overflows(page);
  } finally {
    await close();
  }
}
