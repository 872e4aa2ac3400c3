import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const CHROMIUM_NOT_FOUND = "no Chromium: set CHROMIUM_PATH, or install Chromium or Google Chrome.";
const fullBrowsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without a user interface: it takes three fifths of the time. */
const HEADLESS_SHELL = "chromium-headless-shell";
const macApps = ["Chromium", "Google Chrome"].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);

function findChromium(names: readonly string[]): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return configured;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...macApps].find(
    existsSync,
  );
}

function requirePath(found: string | undefined): string {
  if (!found) throw new Error(CHROMIUM_NOT_FOUND);
  return found;
}

/** The browser of the journeys: CHROMIUM_PATH, else one on the PATH, the headless shell first. Throws when there is none. */
export const chromiumPath = (): string =>
  requirePath(findChromium([HEADLESS_SHELL]) ?? findChromium(fullBrowsers));

/** The full browser: for what the headless shell does not have (the back-forward cache). */
export const fullChromiumPath = (): string => requirePath(findChromium(fullBrowsers));

if (import.meta.main && !findChromium(fullBrowsers)) {
  process.stderr.write(`${CHROMIUM_NOT_FOUND}\n`);
  process.exitCode = 1;
}
