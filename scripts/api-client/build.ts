import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project.mjs";

const tsc = join(root, "node_modules", "typescript", "bin", "tsc");

/**
 * `npm run build-client` writes the typed client as a package that could be published as it is: JavaScript with
 * declarations, made from src/contract alone. typebox is its only dependency, and only for types.
 */
export function buildClient(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const outDir = join(folder, "dist");
  execFileSync(process.execPath, [tsc, "-p", join(root, "scripts", "api-client"), "--outDir", outDir]);
  const { version, license, dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const manifest = {
    name: "@kitstore/client",
    version,
    license,
    description: "Typed client of the Kitstore API",
    type: "module",
    exports: { ".": { types: "./dist/client.d.ts", default: "./dist/client.js" } },
    files: ["dist"],
    sideEffects: false,
    dependencies: { typebox: dependencies.typebox },
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, "docs", "api-client.md"), join(folder, "README.md"));
}

if (import.meta.main) buildClient(join(root, "build", "api-client"));
