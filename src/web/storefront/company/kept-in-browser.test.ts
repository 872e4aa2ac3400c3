import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keptInBrowser } from "./kept-in-browser.ts";

const storefront = join(import.meta.dirname, "..");

/** Every name under which the storefront keeps something: all begin with the same word. */
function namesInCode(): Set<string> {
  const files = readdirSync(storefront, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|kept-in-browser/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join(storefront, file), "utf8").matchAll(/["`](kitstore\.\w+)/g)].map(([, name]) =>
      String(name),
    ),
  );
  return new Set(names);
}

it("the privacy policy tells of everything the store keeps in a browser", () => {
  const told = keptInBrowser.flatMap(({ names }) => names);
  const kept = namesInCode();
  expect(kept.size).toBeGreaterThan(8);
  expect([...kept].filter((name) => !told.includes(name))).toEqual([]);
});
