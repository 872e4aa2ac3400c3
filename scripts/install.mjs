import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packagedNode } from "./node-runtime.mjs";
import { npm } from "./npm.mjs";
import { print, root, secondsSince, UserError } from "./project.mjs";

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * True when node_modules has the packages of package-lock.json. It compares with npm's own list in node_modules, which npm
 * writes last. So an installation that was interrupted or is for an older lock file counts as not installed.
 * @param {string} folder of the repository
 * @param {boolean} withDev whether the packages that only tests and checks need count
 */
export function isInstalled(folder, withDev) {
  const locked = readLock(join(folder, "package-lock.json"));
  const present = readLock(join(folder, "node_modules", ".package-lock.json"));
  if (!locked || !present) return false;
  return Object.entries(locked).every(([path, { version, dev, optional, devOptional }]) => {
    if (path === "" || (dev && !withDev)) return true;
    const found = present[path];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : undefined;
}

/**
 * Installs exactly the packages of package-lock.json, unless they are installed. `dependencies` are what `npm start` builds
 * and serves with; `devDependencies` are a quarter of the bytes, and only for tests and checks.
 * @param {{ withDev: boolean }} what
 */
export function ensureInstalled({ withDev }) {
  const node = packagedNode();
  if (isInstalled(root, withDev) && (!node || existsSync(node))) return;
  const startedAt = performance.now();
  print(
    `Installing ${withDev ? "all packages" : "the packages that the store needs"} (the first time takes up to a minute) …`,
  );
  // --include, because npm's own settings may leave out what is optional: the image library's programs are.
  if (!npm(["ci", withDev ? "--include=dev" : "--omit=dev", "--include=optional"])) {
    throw new UserError("npm ci failed; its output is above. Is the npm registry reachable?");
  }
  print(`Packages installed in ${secondsSince(startedAt)}.`);
}
