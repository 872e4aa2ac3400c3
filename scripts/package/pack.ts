import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npm } from "../npm.mjs";
import { print, root, UserError } from "../project.mjs";
import { provenanceOf, readSource } from "./provenance.ts";
import { writePackage } from "./write-package.ts";

/**
 * `npm run package` writes build/kitstore-<version>.tgz, which `npm install` and `npx` take as any other package, and beside it where
 * it comes from.
 */
const source = readSource(); // before the build's own files are there
const folder = join(root, "build", "package");
await writePackage(folder);
if (!(await npm(["pack", folder, "--pack-destination", join(root, "build")]))) {
  throw new UserError("npm pack failed; its output is above.");
}
const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const file = join(root, "build", `kitstore-${version}.tgz`);
writeFileSync(`${file}.provenance.json`, `${JSON.stringify(provenanceOf(file, version, source), null, 2)}\n`);
print("The package is in build/, with its provenance.");
