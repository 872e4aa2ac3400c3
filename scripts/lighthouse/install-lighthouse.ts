import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { npm } from "../npm.mjs";
import { print, root, UserError } from "../project.mjs";

/** Not in package.json: every first `npm start` would install its 110 packages, which only this command needs. */
const VERSION = "13.5.0";
const folder = join(root, ".cache", "lighthouse");
const packageFolder = join(folder, "node_modules", "lighthouse");

/** Returns the path of the Lighthouse program. Installs the pinned version into .cache/ when it is missing. */
export function ensureLighthouse(): string {
  if (installedVersion() !== VERSION) {
    print(`Installing Lighthouse ${VERSION} into .cache/ …`);
    mkdirSync(folder, { recursive: true });
    if (!npm(["install", "--prefix", folder, "--no-save", "--no-package-lock", `lighthouse@${VERSION}`]))
      throw new UserError("Lighthouse could not be installed; npm's output is above.");
  }
  return join(packageFolder, "cli", "index.js");
}

function installedVersion(): string | undefined {
  const file = join(packageFolder, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : undefined;
}
