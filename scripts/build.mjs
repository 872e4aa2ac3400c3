import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./child.mjs";
import { projectEnv } from "./node-runtime.mjs";
import { root, say, secondsSince, Trouble } from "./project.mjs";

const stamp = join(root, "build", ".made-of");

/** What the pages are made of: the import rules let the web reach nothing else. */
const sources = ["src/web", "src/contract", "src/features", "src/server/pages"];
const settings = [
  "vite.config.ts",
  "vite.admin.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package-lock.json",
];
const isServerOnly = /\.(test|store|api)\.tsx?$/;

/** A fingerprint of everything that can change the built pages. By content: a checkout touches every date. */
export function buildFingerprint() {
  const hash = createHash("sha256");
  for (const file of [...settings, ...sources.flatMap(filesIn)]) {
    if (isServerOnly.test(file) || !existsSync(join(root, file))) continue;
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
}

/**
 * Builds the pages into build/, unless they are there and made of the same files.
 * @param {string} node
 */
export async function ensureBuilt(node) {
  const wanted = buildFingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const startedAt = performance.now();
  say("Building the pages …");
  rmSync(stamp, { force: true });
  const modules = join(root, "node_modules");
  // The storefront first: it empties the folder.
  await build(node, [join(modules, "@react-router", "dev", "bin.cjs"), "build"]);
  await build(node, [join(modules, "vite", "bin", "vite.js"), "build", "-c", "vite.admin.config.ts"]);
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stamp, wanted);
  say(`Pages built in ${secondsSince(startedAt)}.`);
}

/**
 * @param {string} node
 * @param {string[]} args
 */
async function build(node, args) {
  const { code, output } = await runQuietly(node, args, projectEnv(node, { NODE_ENV: "production" }));
  if (code !== 0) throw new Trouble(`${output}\nThe pages could not be built; the reason is above.`);
}
