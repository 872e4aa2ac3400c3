import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OLDEST_NODE } from "../node-runtime.mjs";
import { npm } from "../npm.mjs";
import { externalPackages } from "../program/program.ts";
import { root, UserError } from "../project.mjs";

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
  ...["locales", "migrations", "demo/images/files", "README.md", "CHANGELOG.md", "LICENSE", ".env.example"],
];

/**
 * Writes the store as an npm package into a folder: program, pages, migrations and the demo catalogue. What installs it needs
 * no build and none of the packages that build. Throws a UserError where npm cannot write its lock file.
 */
export async function writePackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  cpSync(join(import.meta.dirname, "kitstore.mjs"), join(folder, "kitstore.mjs"));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  await writeShrinkwrap(folder);
}

/**
 * npm installs exactly what the repository's lock file has, also where the package is a dependency. npm itself takes out of the lock
 * file what this package does not need.
 */
async function writeShrinkwrap(folder: string): Promise<void> {
  const lockFile = join(folder, "package-lock.json");
  cpSync(join(root, "package-lock.json"), lockFile);
  const args = [
    "install",
    "--prefix",
    folder,
    "--package-lock-only",
    "--ignore-scripts",
    "--omit=dev",
    "--offline",
  ];
  if (!(await npm(args)))
    throw new UserError("npm could not write the package's lock file; its output is above.");
  renameSync(lockFile, join(folder, "npm-shrinkwrap.json"));
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
