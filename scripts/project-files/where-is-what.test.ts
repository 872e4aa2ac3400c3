import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../project.mjs";

const document = readFileSync(join(root, "docs/where-is-what.md"), "utf8");
const rows = [...document.matchAll(/^\| (.+) \| `(.+)` \| \[(.+)\]\(\.\.\/(.+)\) \|$/gm)].map(
  ([, behaviour = "", name = "", file = "", target = ""]) => ({ behaviour, name, file, target }),
);

test("every row names its behaviour once, and its link is its file", () => {
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(rows.length).toBe(document.match(/^\| (?!Behaviour|---)/gm)?.length);
  expect(new Set(rows.map(({ behaviour }) => behaviour)).size).toBe(rows.length);
  expect(rows.filter(({ file, target }) => file !== target)).toEqual([]);
});

test("every file exists and exports the row's name", () => {
  const missing = rows.filter(({ name, file }) => {
    const path = join(root, file);
    return !existsSync(path) || !exportsName(readFileSync(path, "utf8"), name);
  });
  expect(missing).toEqual([]);
});

const exportsName = (source: string, name: string): boolean =>
  new RegExp(`^export (default|(async )?(const|function\\*?|class) ${name})\\b`, "m").test(source);
