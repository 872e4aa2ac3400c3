import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { npm } from "../npm.mjs";
import { print, root, UserError } from "../project.mjs";

/** Not in package.json: every first `npm start` would install its 110 packages, which only this command needs. */
const VERSION = "10.1.1";
const folder = join(root, ".cache", "stryker");

/** Returns the path of the Stryker program. Installs the pinned version into .cache/ when it is missing. */
export function ensureStryker(): string {
  if (installedVersion() !== VERSION) {
    print(`Installing Stryker ${VERSION} into .cache/ …`);
    mkdirSync(folder, { recursive: true });
    const packages = ["core", "vitest-runner"].map((name) => `@stryker-mutator/${name}@${VERSION}`);
    // Its runner takes the Vitest of this repository, two folders up, and not one of its own.
    const flags = ["--no-save", "--no-package-lock", "--legacy-peer-deps"];
    if (!npm(["install", "--prefix", folder, ...flags, ...packages]))
      throw new UserError("Stryker could not be installed; npm's output is above.");
  }
  return join(folder, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js");
}

function installedVersion(): string | undefined {
  const file = join(folder, "node_modules", "@stryker-mutator", "core", "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : undefined;
}
