import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { browserStorage } from "./browser-storage.ts";

const storefront = join(import.meta.dirname, "..");

/** Every storage key of the storefront; all of them start with `kitstore.`. */
function namesInCode(): Set<string> {
  const files = readdirSync(storefront, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|browser-storage/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join(storefront, file), "utf8").matchAll(/["`](kitstore\.\w+)/g)].map(([, name]) =>
      String(name),
    ),
  );
  return new Set(names);
}

it("the privacy policy lists everything that the store saves in a browser", () => {
  const listed = browserStorage().flatMap(({ names }) => names);
  const saved = namesInCode();
  expect(saved.size).toBeGreaterThan(8);
  expect([...saved].filter((name) => !listed.includes(name))).toEqual([]);
});
