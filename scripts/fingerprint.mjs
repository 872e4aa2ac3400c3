import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";

/**
 * A hash of everything that something is made of. It uses contents, because a git checkout changes all file dates.
 * @param {readonly string[]} sources files and folders
 * @param {RegExp} [isLeftOut] the files in the folders that change nothing
 */
export function fingerprintOf(sources, isLeftOut = /^$/) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn)) {
    if (!isLeftOut.test(file)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * @param {string} path of a folder or a file
 * @returns {string[]}
 */
function filesIn(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}
