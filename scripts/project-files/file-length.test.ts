import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../project.mjs";

const MAX_LINES = 250;

/** Rows or cases of one shape, which nobody reads from the first line to the last. */
const tables = [
  "demo/catalogue/german/apparels.ts",
  "demo/catalogue/german/electronic-gadgets.ts",
  "demo/catalogue/german/stationary.ts",
  "demo/catalogue/products/apparels.ts",
  "demo/catalogue/products/bags.ts",
  "demo/catalogue/products/drinkware.ts",
  "demo/catalogue/products/electronic-gadgets.ts",
  "demo/catalogue/products/stationary.ts",
  "src/backoffice/store-export/exported-tables.ts",
  "src/contract/examples.ts",
  "src/platform/config/config-variables.ts",
  "src/platform/db/tables.ts",
  "src/platform/language/translated-mails.test.ts",
  "src/platform/pdf/drawable-ranges.ts",
  "src/web/admin/calls/refused-forms.test.tsx",
  "src/web/admin/resources.tsx",
  "src/web/admin/settings/setting-fields.ts",
  "tests/drills/row-locks.test.ts",
  "tests/support/planted-defects.ts",
];

it(`no file but a table has more than ${MAX_LINES} lines`, () => {
  const files = globSync("{src,tests,scripts,bench,demo}/**/*.{ts,tsx,mjs}", { cwd: root });
  expect(files.length).toBeGreaterThan(1_000);
  const long = files.filter(
    (file) => readFileSync(join(root, file), "utf8").trimEnd().split("\n").length > MAX_LINES,
  );
  expect(long.sort()).toEqual(tables);
});
