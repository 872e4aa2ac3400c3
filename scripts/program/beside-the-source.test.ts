import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../project.mjs";
import { moveIntoBundle } from "./beside-the-source.ts";

function move(file: string, code: string) {
  const copied: string[] = [];
  const [mark, ...lines] = moveIntoBundle(code, join(root, file), (each) => copied.push(each)).split("\n");
  return { mark, code: lines.join("\n"), copied };
}

test("a module's path stands above its code", () => {
  expect(move("src/buying/cart/cart.ts", "export {};")).toEqual({
    mark: "/*! src/buying/cart/cart.ts */",
    code: "export {};",
    copied: [],
  });
});

test("a thread is started with the bundle's file", () => {
  const { code, copied } = move(
    "src/platform/pdf/print-pdf.ts",
    'new URL("./print-pdf-worker.ts", import.meta.url)',
  );
  expect(code).toBe('new URL("./print-pdf-worker.js", import.meta["url"])');
  expect(copied).toEqual([]);
});

test("a module for a thread that has no file in the bundle stops the build", () => {
  expect(() => move("src/platform/pdf/print-pdf.ts", 'new URL("./draw-poster.ts", import.meta.url)')).toThrow(
    "src/platform/pdf/draw-poster.ts is missing",
  );
});

test("another file is copied beside the bundle", () => {
  const { code, copied } = move("src/features/a/a.ts", 'readFileSync(new URL("words.bin", import.meta.url))');
  expect(code).toBe('readFileSync(new URL("./words.bin", import.meta["url"]))');
  expect(copied).toEqual([join(root, "src/features/a/words.bin")]);
});

test("folders and a module's own place stay where they were", () => {
  const file = "src/platform/db/migrate.ts";
  expect(move(file, 'new URL("../../../migrations/", import.meta.url)').code).toBe(
    'new URL("../../migrations/", import.meta["url"])',
  );
  expect(move(file, "createRequire(import.meta.url)").code).toBe(
    'createRequire(new URL("../../src/platform/db/migrate.ts", import.meta["url"]).href)',
  );
  expect(move(file, 'join(import.meta.dirname, "..")').code).toBe(
    'join((import.meta["dirname"] + "/../../src/platform/db"), "..")',
  );
});
