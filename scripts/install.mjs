import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { nodeFolder, packagedNode, usesPackagedNode } from "./node-runtime.mjs";
import { npmCi } from "./npm-ci.mjs";
import { print, root, secondsSince, UserError } from "./project.mjs";
import { removeUnread } from "./remove-unread.mjs";

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
 * and serves with; `devDependencies` are half of the bytes, and only for tests and checks. The Node package is installed
 * at the same time, where it is used.
 * @param {{ withDev: boolean }} what
 */
export async function ensureInstalled(what) {
  const steps = [
    ...(isInstalled(root, what.withDev) ? [] : [installPackages(what)]),
    ...(usesPackagedNode(what) && !isNodeInstalled() ? [installNode()] : []),
  ];
  if (steps.length > 0) await runSteps(steps, what);
  if (usesPackagedNode(what)) linkNode();
}

/**
 * @param {readonly Promise<boolean>[]} steps whether each succeeded
 * @param {{ withDev: boolean }} what
 */
async function runSteps(steps, { withDev }) {
  const startedAt = performance.now();
  const packages = withDev ? "all packages" : "the packages that the store needs";
  print(`Installing ${packages} (the first time takes up to a minute) …`);
  if ((await Promise.all(steps)).includes(false)) {
    throw new UserError("npm ci failed; its output is above. Is the npm registry reachable?");
  }
  print(`Packages installed in ${secondsSince(startedAt)}.`);
}

/**
 * --include, because npm's own settings may leave out what is optional: the image library's programs are.
 * @param {{ withDev: boolean }} what
 */
async function installPackages({ withDev }) {
  const isDone = await npmCi(root, [withDev ? "--include=dev" : "--omit=dev", "--include=optional"]);
  if (isDone && !withDev) removeUnread(join(root, "node_modules"));
  return isDone;
}

function isNodeInstalled() {
  const node = packagedNode();
  return isInstalled(nodeFolder, true) && (!node || existsSync(node));
}

/** A third of Node's package are headers for packages that compile C++, and no package of ours does. */
async function installNode() {
  const isDone = await npmCi(nodeFolder, ["--include=optional"]);
  const node = packagedNode();
  if (node) rmSync(join(node, "../../include"), { recursive: true, force: true });
  return isDone;
}

/** Makes the packaged Node the one of `node_modules/.bin`, as npm does for a package that is installed there. */
function linkNode() {
  const node = packagedNode();
  const link = join(root, "node_modules", ".bin", "node");
  if (!node || !existsSync(node) || existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), node), link);
}
