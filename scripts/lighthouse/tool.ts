import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { npm } from "../npm.mjs";
import { root, say, Trouble } from "../project.mjs";

/** Not a dependency: 110 packages that only this measurement needs would be part of every first `npm start`. */
const VERSION = "13.5.0";
const folder = join(root, ".cache", "lighthouse");
const tool = join(folder, "node_modules", "lighthouse");

/** The path of Lighthouse's program; installed into .cache/ at the pinned version when it is not there. */
export function ensureLighthouse(): string {
  if (installedVersion() !== VERSION) {
    say(`Installing Lighthouse ${VERSION} into .cache/ …`);
    mkdirSync(folder, { recursive: true });
    if (!npm(["install", "--prefix", folder, "--no-save", "--no-package-lock", `lighthouse@${VERSION}`]))
      throw new Trouble("Lighthouse could not be installed; what npm said is above.");
  }
  return join(tool, "cli", "index.js");
}

function installedVersion(): string | undefined {
  const file = join(tool, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : undefined;
}
