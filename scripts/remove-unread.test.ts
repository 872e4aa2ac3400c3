import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeUnread } from "./remove-unread.mjs";

test("source maps, declarations of types and files of fonts that no document uses are removed, and links are not followed", () => {
  const folder = mkdtempSync(join(tmpdir(), "kitstore-unread-"));
  try {
    const [packages, own] = [join(folder, "node_modules"), join(folder, "vendor")];
    const fonts = join(packages, "@fontsource-variable/noto-sans-thai/files");
    for (const path of [join(packages, "kysely/dist"), own, fonts]) mkdirSync(path, { recursive: true });
    for (const name of [
      "index.js",
      "index.js.map",
      "index.d.ts",
      "index.d.mts",
      "map.js",
      "main.ts",
      "mapping.json",
    ])
      writeFileSync(join(packages, "kysely/dist", name), "");
    writeFileSync(join(own, "index.d.ts"), "");
    for (const part of ["thai-wght", "thai-wdth", "thai-standard", "latin-wght"])
      writeFileSync(join(fonts, `noto-sans-thai-${part}-normal.woff2`), "");
    symlinkSync(own, join(packages, "own"), "dir");
    removeUnread(packages);
    expect(readdirSync(join(packages, "kysely/dist")).sort()).toEqual([
      "index.js",
      "main.ts",
      "map.js",
      "mapping.json",
    ]);
    expect(readdirSync(fonts)).toEqual([
      "noto-sans-thai-latin-wght-normal.woff2",
      "noto-sans-thai-thai-wght-normal.woff2",
    ]);
    expect(readdirSync(own)).toEqual(["index.d.ts"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("packages that only a server has lose what browsers and people read, and never a licence", () => {
  const folder = mkdtempSync(join(tmpdir(), "kitstore-unread-"));
  try {
    mkdirSync(join(folder, "pdf/.yarn/releases"), { recursive: true });
    const left = ["index.mjs", "browser.json", "LICENSE.md", "NOTICE.md", "pdf.js"];
    for (const name of [
      ...left,
      "pdf.standalone.js",
      "pdf.browser.mjs",
      "browser.cjs",
      "browser-module.mjs",
      "CHANGELOG.md",
      "hstore.tar.gz",
      "font.css",
      "pdf.ts",
    ])
      writeFileSync(join(folder, "pdf", name), "");
    removeUnread(folder);
    expect(readdirSync(join(folder, "pdf"))).toHaveLength(left.length + 9);
    removeUnread(folder, { isServer: true });
    expect(readdirSync(join(folder, "pdf")).sort()).toEqual(left.sort());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
