import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectEnv } from "./node-runtime.mjs";
import { print, root, secondsSince, UserError } from "./project.mjs";
import { runQuietly } from "./run-program.mjs";
import { writeSbom } from "./sbom.mjs";

const fingerprintFile = join(root, "build", ".made-of");

/** The sources of the pages. The import rules allow the web to import nothing else. */
const sources = ["src/web", "src/contract", "src/features", "src/server/pages"];
const settings = [
  "vite.config.ts",
  "vite.admin.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package-lock.json",
];
const isServerOnly = /\.(test|store|api)\.tsx?$/;

/**
 * A hash of everything that can change the built pages. It uses contents, because a git checkout changes all file
 * dates.
 */
function buildFingerprint() {
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
 * Builds the pages into build/, unless the present build is from the same sources.
 * @param {string} node
 */
export async function ensureBuilt(node) {
  const fingerprint = buildFingerprint();
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8") === fingerprint) return;
  const startedAt = performance.now();
  print("Building the pages …");
  rmSync(fingerprintFile, { force: true });
  const modules = join(root, "node_modules");
  // The storefront must be first, because its build empties the folder.
  await build(node, [join(modules, "@react-router", "dev", "bin.cjs"), "build"]);
  await build(node, [join(modules, "vite", "bin", "vite.js"), "build", "-c", "vite.admin.config.ts"]);
  mkdirSync(join(root, "build"), { recursive: true });
  writeSbom();
  writeFileSync(fingerprintFile, fingerprint);
  print(`Pages built in ${secondsSince(startedAt)}.`);
}

/**
 * @param {string} node
 * @param {string[]} args
 */
async function build(node, args) {
  const { code, output } = await runQuietly(node, args, projectEnv(node, { NODE_ENV: "production" }));
  if (code !== 0) throw new UserError(`${output}\nThe pages could not be built; the reason is above.`);
}
