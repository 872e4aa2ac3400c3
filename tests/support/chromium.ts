import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NO_CHROMIUM = "no Chromium: set CHROMIUM_PATH, or install Chromium or Google Chrome.";
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without the windows that nobody sees: it takes three fifths of the time. */
const withoutWindows = "chromium-headless-shell";
const macApps = ["Chromium", "Google Chrome"].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);

function findChromium(names: readonly string[]): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...macApps].find(
    existsSync,
  );
}

function pathOf(found: string | undefined): string {
  if (!found) throw new Error(NO_CHROMIUM);
  return found;
}

/** The browser of the journeys: CHROMIUM_PATH, else the one on the PATH, without windows if possible. Throws when there is none. */
export const chromiumPath = (): string => pathOf(findChromium([withoutWindows]) ?? findChromium(whole));

/** The browser as people have it: for what the other leaves out (pages kept when they are left). */
export const wholeChromiumPath = (): string => pathOf(findChromium(whole));

if (import.meta.main && !findChromium(whole)) {
  process.stderr.write(`${NO_CHROMIUM}\n`);
  process.exitCode = 1;
}
