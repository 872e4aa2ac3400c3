import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeUnread } from "./remove-unread.mjs";

test("source maps and declarations of types are removed, and links are not followed", () => {
  const folder = mkdtempSync(join(tmpdir(), "kitstore-unread-"));
  try {
    const [packages, own] = [join(folder, "node_modules"), join(folder, "vendor")];
    for (const path of [join(packages, "kysely/dist"), own]) mkdirSync(path, { recursive: true });
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
    symlinkSync(own, join(packages, "own"), "dir");
    removeUnread(packages);
    expect(readdirSync(join(packages, "kysely/dist")).sort()).toEqual([
      "index.js",
      "main.ts",
      "map.js",
      "mapping.json",
    ]);
    expect(readdirSync(own)).toEqual(["index.d.ts"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
