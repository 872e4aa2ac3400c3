import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packagedNode } from "./node-runtime.mjs";
import { npm } from "./npm.mjs";
import { print, root, secondsSince, UserError } from "./project.mjs";

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * True when node_modules has the packages of package-lock.json. It compares with npm's own list in node_modules, which npm
 * writes last. So an installation that was interrupted or is for an older lock file counts as not installed.
 * @param {string} folder of the repository
 */
export function isInstalled(folder) {
  const locked = readLock(join(folder, "package-lock.json"));
  const present = readLock(join(folder, "node_modules", ".package-lock.json"));
  if (!locked || !present) return false;
  return Object.entries(locked).every(([path, { version, optional, devOptional }]) => {
    if (path === "") return true;
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

/** Installs exactly the packages of package-lock.json, unless they are installed. */
export function ensureInstalled() {
  const node = packagedNode();
  if (isInstalled(root) && (!node || existsSync(node))) return;
  const startedAt = performance.now();
  print("Installing packages (the first time takes about a minute) …");
  // --include, because with NODE_ENV=production npm would leave out the build tools.
  if (!npm(["ci", "--include=dev", "--include=optional"])) {
    throw new UserError("npm ci failed; its output is above. Is the npm registry reachable?");
  }
  print(`Packages installed in ${secondsSince(startedAt)}.`);
}
