import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packagedNode } from "./node-runtime.mjs";
import { npm } from "./npm.mjs";
import { root, say, secondsSince, Trouble } from "./project.mjs";

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * Whether node_modules holds what package-lock.json names. npm keeps its own account of the folder and writes it
 * last, so an installation that was interrupted, or belongs to an older lock, does not pass for a finished one.
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

/** Installs exactly what the lock names, unless it is there. */
export function ensureInstalled() {
  const node = packagedNode();
  if (isInstalled(root) && (!node || existsSync(node))) return;
  const startedAt = performance.now();
  say("Installing packages (the first time takes about a minute) …");
  // --include: NODE_ENV=production would leave out what builds the pages.
  if (!npm(["ci", "--include=dev", "--include=optional"])) {
    throw new Trouble("npm ci failed; what it said is above. Is the npm registry reachable?");
  }
  say(`Packages installed in ${secondsSince(startedAt)}.`);
}
