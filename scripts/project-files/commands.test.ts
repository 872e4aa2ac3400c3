import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../project.mjs";

test("the README's table of commands has each script of package.json, and no other", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const inTable = [...readme.matchAll(/^\| `npm (?:run )?([a-z-]+)/gm)].map(([, name]) => name);
  const aliases = ["verify"]; // named in the row of npm test
  expect([...new Set([...inTable, ...aliases])].sort()).toEqual(Object.keys(scripts).sort());
});
