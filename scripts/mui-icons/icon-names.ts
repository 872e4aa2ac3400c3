import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../project.mjs";

/** The folder of the original, which has ten thousand icons and is installed for tests and `write.ts` only. */
export const originalFolder = dirname(fileURLToPath(import.meta.resolve("mui-icons-original/package.json")));
/** The folder of our icons; npm installs it as `@mui/icons-material` (`overrides` in package.json). */
export const vendoredFolder = join(root, "vendor", "mui-icons");

/** Who imports icons: our admin, and react-admin's components as ES modules, which is what the bundler reads. */
const importers = [
  { folder: "src/web", file: /\.tsx?$/ },
  { folder: "node_modules/react-admin/dist", file: /\.js$/ },
  { folder: "node_modules/react-admin/node_modules/ra-ui-materialui/dist", file: /\.js$/ },
];
const importedIcon = /^import .*["']@mui\/icons-material\/(\w+)["'];?$/gm;

/** The names of the icons that the admin's pages are built with, sorted: `Add`, `ArrowBackOutlined` … */
export function usedIcons(): string[] {
  const names = importers.flatMap(({ folder, file }) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => file.test(path))
      .flatMap((path) => [...readFileSync(join(root, folder, path), "utf8").matchAll(importedIcon)])
      .map(([, name = ""]) => name),
  );
  return [...new Set(names)].sort();
}

/** The original's files that an icon consists of, as they are: its shape, and the function that makes a component of it. */
export const filesOf = (names: readonly string[]): string[] => [
  ...["LICENSE", "utils/createSvgIcon.mjs"],
  ...names.map((name) => `${name}.mjs`),
];
