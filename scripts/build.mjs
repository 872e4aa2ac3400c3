import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprintOf } from "./fingerprint.mjs";
import { projectEnv } from "./node-runtime.mjs";
import { print, root, secondsSince, UserError } from "./project.mjs";
import { runQuietly } from "./run-program.mjs";
import { writeSbom } from "./sbom.mjs";

/** @typedef {{ name: string, fingerprintFile: string, sources: string[], isLeftOut: RegExp, make: (node: string) => Promise<void> }} Part */

const modules = join(root, "node_modules");
const vite = join(modules, "vite", "bin", "vite.js");
const settings = ["tsconfig.json", "package-lock.json"];

/** @type {Part} */
const pages = {
  name: "pages",
  fingerprintFile: join(root, "build", ".made-of"),
  sources: ["src", "vite.config.ts", "vite.admin.config.ts", "react-router.config.ts", ...settings],
  // The import rules keep these out of the pages.
  isLeftOut: /\.(test|store|api)\.tsx?$|^src\/(app\/(?!pages\/)|platform\/(db|jobs|mail)\/)/,
  async make(node) {
    // The storefront must be first, because its build empties the folder.
    await build(node, [join(modules, "@react-router", "dev", "bin.cjs"), "build"]);
    await build(node, [vite, "build", "-c", "vite.admin.config.ts"]);
    mkdirSync(join(root, "build"), { recursive: true });
    writeSbom();
  },
};

/** @type {Part} */
const program = {
  name: "program",
  fingerprintFile: join(root, "build", "program", ".made-of"),
  sources: ["src", "demo", "scripts/program", "vite.program.config.ts", ...settings],
  isLeftOut: /\.test\.tsx?$|\.webp$/,
  make: (node) => build(node, [vite, "build", "-c", "vite.program.config.ts"]),
};

/**
 * Builds the pages and the program into build/, each unless the present one is from the same sources.
 * @param {string} node
 */
export async function ensureBuilt(node) {
  for (const part of [pages, program]) await ensurePart(part, node);
}

/**
 * @param {Part} part
 * @param {string} node
 */
async function ensurePart(part, node) {
  const { name, fingerprintFile, sources, isLeftOut, make } = part;
  const fingerprint = fingerprintOf(sources, isLeftOut);
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8") === fingerprint) return;
  const startedAt = performance.now();
  print(`Building the ${name} …`);
  rmSync(fingerprintFile, { force: true });
  await make(node);
  writeFileSync(fingerprintFile, fingerprint);
  print(`The ${name} built in ${secondsSince(startedAt)}.`);
}

/**
 * @param {string} node
 * @param {string[]} args
 */
async function build(node, args) {
  const { code, output } = await runQuietly(node, args, projectEnv(node, { NODE_ENV: "production" }));
  if (code !== 0) throw new UserError(`${output}\nThis could not be built; the reason is above.`);
}
