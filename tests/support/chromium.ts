import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NO_CHROMIUM = "no Chromium: set CHROMIUM_PATH, or install Chromium or Google Chrome.";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApps = ["Chromium", "Google Chrome"].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);

function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...macApps].find(
    existsSync,
  );
}

/** The browser of the journeys: CHROMIUM_PATH, else the one on the PATH. Throws when there is none. */
export function chromiumPath(): string {
  const found = findChromium();
  if (!found) throw new Error(NO_CHROMIUM);
  return found;
}

if (import.meta.main && !findChromium()) {
  process.stderr.write(`${NO_CHROMIUM}\n`);
  process.exitCode = 1;
}
