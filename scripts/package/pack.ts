import { join } from "node:path";
import { npm } from "../npm.mjs";
import { print, root, UserError } from "../project.mjs";
import { writePackage } from "./write-package.ts";

/** `npm run package` writes build/kitstore-<version>.tgz, which `npm install` and `npx` take as any other package. */
const folder = join(root, "build", "package");
await writePackage(folder);
if (!(await npm(["pack", folder, "--pack-destination", join(root, "build")]))) {
  throw new UserError("npm pack failed; its output is above.");
}
print("The package is in build/.");
