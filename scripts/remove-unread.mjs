import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Source maps, and declarations of types. */
const UNREAD = /\.(?:map|d\.[cm]?ts)$/;

/**
 * Removes from installed packages what neither the build nor a running store reads: a third of their bytes on the disk. Tests
 * and checks read it; they need more packages, so they install all of them anew. A package of this repository is only a link
 * there, and is not entered.
 * @param {string} folder
 */
export function removeUnread(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeUnread(path);
    else if (entry.isFile() && UNREAD.test(entry.name)) rmSync(path);
  }
}
