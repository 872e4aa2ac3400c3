import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { OLDEST_NODE } from "../node-runtime.mjs";
import { root } from "../project.mjs";
import { programFiles } from "./program-files.ts";

/** Copied as they are. The built pages have the packages they use in them. */
const copied = [
  ...["build/server", "build/client", "build/admin", "build/sbom.cdx.json", "build/licences.txt"],
  ...["migrations", "demo/images/files", "README.md", "CHANGELOG.md", "LICENSE", ".env.example"],
];
/** No import names it: the code composes the paths of its files. */
const alsoUsed = ["@fontsource/noto-sans"];

/**
 * Writes the store as an npm package into a folder: JavaScript, built pages, migrations and the demo catalogue. What
 * installs it needs no build and none of the packages that build.
 */
export function writePackage(folder: string): void {
  const { scripts, assets, packages } = programFiles();
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, code] of scripts) write(path, code);
  for (const path of [...copied, ...assets]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  cpSync(join(import.meta.dirname, "kitstore.mjs"), join(folder, "kitstore.mjs"));
  write("package.json", `${JSON.stringify(manifest([...packages, ...alsoUsed]), null, 2)}\n`);
}

/** Its dependencies are the imported packages, in the versions that are tested. */
function manifest(packages: readonly string[]) {
  const { name, version, description, license, type, dependencies } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const versions = packages.toSorted().map((each) => [each, dependencies[each]]);
  return {
    ...{ name, version, description, license, type },
    bin: { kitstore: "kitstore.mjs" },
    engines: { node: `>=${OLDEST_NODE}` },
    dependencies: Object.fromEntries(versions),
  };
}
