import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesOf, originalFolder, usedIcons, vendoredFolder } from "./icon-names.ts";

const files = filesOf(usedIcons());
const ours = (file: string) => readFileSync(join(vendoredFolder, file), "utf8");
const original = (file: string) => readFileSync(join(originalFolder, file), "utf8");

test("the vendored package has every icon that the admin and react-admin import, and no other", () => {
  const present = readdirSync(vendoredFolder, { recursive: true, encoding: "utf8" });
  const expected = [...files, "icon.d.ts", "package.json", "utils"];
  // If this fails, run node scripts/mui-icons/write.ts.
  expect(present.sort()).toEqual(expected.sort());
  expect(files).toContain("LocalShippingOutlined.mjs");
  expect(files).toContain("FilterList.mjs");
});

test.each(files)("%s is the original's, byte by byte", (file) => {
  expect(ours(file)).toBe(original(file));
});

test("it says that it is the original's version, under the original's licence", () => {
  const { name, version, license } = JSON.parse(original("package.json"));
  expect(JSON.parse(ours("package.json"))).toMatchObject({ name, version, license });
});
