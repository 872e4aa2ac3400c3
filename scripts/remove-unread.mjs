import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Source maps, and declarations of types. */
const UNREAD = /\.(?:map|d\.[cm]?ts)$/;

/** The documents' fonts: of each only its regular and its bold file, or the one with all weights. */
const PRINTED_FONT = /@fontsource(?:-variable)?[\\/](?:noto|ibm-plex)-[^\\/]+[\\/]files$/;
const READ_FONT = /-(?:wght|400|700)-normal\.woff2$/;

/** What packages of a server have for browsers, for people, for their own makers (sources in TypeScript), and PGlite for other programs: extensions; licences stay. */
const UNREAD_BY_SERVER =
  /(?:^|[.-])(?:browser|standalone)[.-].*js$|^(?!licen[cs]e|notice).*\.md$|\.(?:tar\.gz|s?css|[cm]?ts)$/i;
const OF_MAKERS = ".yarn";

/**
 * Removes from installed packages what neither the build nor a running store reads: a third of their bytes on the disk. Tests
 * and checks read it; they need more packages, so they install all of them anew. A package of this repository is only a link
 * there, and is not entered. With `isServer`, for packages that nothing is built from, also what only browsers and people read.
 * @param {string} folder
 * @param {{ isServer?: boolean }} [options]
 */
export function removeUnread(folder, { isServer = false } = {}) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && isServer && entry.name === OF_MAKERS) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeUnread(path, { isServer });
    else if (
      entry.isFile() &&
      (isUnread(folder, entry.name) || (isServer && UNREAD_BY_SERVER.test(entry.name)))
    )
      rmSync(path);
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
const isUnread = (folder, name) => UNREAD.test(name) || (PRINTED_FONT.test(folder) && !READ_FONT.test(name));
