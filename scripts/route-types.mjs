import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprintOf } from "./fingerprint.mjs";
import { projectEnv } from "./node-runtime.mjs";
import { root, UserError } from "./project.mjs";
import { runQuietly } from "./run-program.mjs";

/** Where the router writes the types of each route's parameters and data. */
const folder = join(root, ".react-router");
const fingerprintFile = join(folder, ".made-of");

/** What the types depend on: which routes there are and where, not what the routes' files say. */
const sources = [
  "src/web/storefront/routes.ts",
  ...["react-router.config.ts", "vite.config.ts", "package-lock.json"],
];

/**
 * Writes the types of the routes, unless the present ones are from the same routes.
 * @param {string} node
 */
export async function ensureRouteTypes(node) {
  const fingerprint = fingerprintOf(sources);
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8") === fingerprint) return;
  rmSync(folder, { recursive: true, force: true });
  const typegen = [join(root, "node_modules", "@react-router", "dev", "bin.cjs"), "typegen"];
  const { code, output } = await runQuietly(node, typegen, projectEnv(node));
  if (code !== 0) throw new UserError(output);
  writeFileSync(fingerprintFile, fingerprint);
}
