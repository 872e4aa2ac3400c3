/**
 * Copies the icons that the admin uses from the original package: `node scripts/mui-icons/write.ts`. They are committed; run it
 * again when a page imports another icon, and after an upgrade of react-admin or of mui-icons-original.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf, originalFolder, usedIcons, vendoredFolder } from "./icon-names.ts";

const { name, author, license, homepage, version } = JSON.parse(
  readFileSync(join(originalFolder, "package.json"), "utf8"),
);
const manifest = {
  ...{ name, version, description: "The icons of @mui/icons-material that the admin uses" },
  ...{ author, license, homepage, type: "module", sideEffects: false },
  exports: {
    "./package.json": "./package.json",
    "./*": { types: "./icon.d.ts", default: "./*.mjs" },
  },
};
const types = `import type SvgIcon from "@mui/material/SvgIcon";\n\ndeclare const icon: typeof SvgIcon;\nexport default icon;\n`;

rmSync(vendoredFolder, { recursive: true, force: true });
for (const file of filesOf(usedIcons())) cpSync(join(originalFolder, file), join(vendoredFolder, file));
writeFileSync(join(vendoredFolder, "icon.d.ts"), types);
writeFileSync(join(vendoredFolder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
