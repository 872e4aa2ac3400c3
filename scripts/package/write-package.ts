import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OLDEST_NODE } from "../node-runtime.mjs";
import { externalPackages } from "../program/program.ts";
import { root } from "../project.mjs";

/** Copied as they are. The built pages and the bundled program have most packages they use in them. */
const copied = [
  ...[
    "build/program",
    "build/server",
    "build/client",
    "build/admin",
    "build/sbom.cdx.json",
    "build/licences.txt",
  ],
  ...["migrations", "demo/images/files", "README.md", "CHANGELOG.md", "LICENSE", ".env.example"],
];

/**
 * Writes the store as an npm package into a folder: program, pages, migrations and the demo catalogue. What installs it needs
 * no build and none of the packages that build.
 */
export function writePackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  cpSync(join(import.meta.dirname, "kitstore.mjs"), join(folder, "kitstore.mjs"));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
}

/** Its dependencies are the packages that are not in the bundle, in the versions that are tested. */
function manifest() {
  const { name, version, description, license, type, dependencies } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  return {
    name,
    version,
    description,
    license,
    type,
    bin: { kitstore: "kitstore.mjs" },
    engines: { node: `>=${OLDEST_NODE}` },
    dependencies: Object.fromEntries(externalPackages.map((each) => [each, dependencies[each]])),
  };
}
