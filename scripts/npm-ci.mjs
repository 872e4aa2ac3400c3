import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npm, npmSetting } from "./npm.mjs";

/** @typedef {{ name?: string, version?: string, link?: boolean, resolved?: string }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */

/**
 * `npm ci` in a folder with a package.json and a lock file. The lock file names no registry, so npm would ask for the list of
 * versions of each package: half of all downloaded bytes. It gets a copy that has the addresses, as npm-shrinkwrap.json, which
 * npm prefers; the checksums remain. A registry with other addresses is asked as npm does it by itself.
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function npmCi(folder, args) {
  const withAddressesFile = join(folder, "npm-shrinkwrap.json");
  const ci = ["ci", "--prefix", folder, ...args];
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  try {
    writeFileSync(withAddressesFile, JSON.stringify(withAddresses(lock, npmSetting("registry"))));
    if (await npm(ci, { isQuiet: true })) return true;
  } finally {
    rmSync(withAddressesFile, { force: true });
  }
  return npm(ci);
}

/**
 * The lock file with the address of each package, as registries have them: `<registry>/@scope/name/-/name-1.0.0.tgz`.
 * @param {Lock} lock
 * @param {string} registry
 * @returns {Lock}
 */
export function withAddresses(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, locked]) => {
    const [, inPath] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (!inPath || locked.link || !locked.version) return [path, locked];
    const name = locked.name ?? inPath;
    const file = `${name.slice(name.indexOf("/") + 1)}-${locked.version}.tgz`;
    return [path, { ...locked, resolved: `${registry.replace(/\/$/, "")}/${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}
