import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../project.mjs";

const uses = globSync(".github/workflows/*.{yml,yaml}", { cwd: root }).flatMap((file) =>
  readFileSync(`${root}/${file}`, "utf8")
    .split("\n")
    .filter((line) => /^\s*(?:- )?uses:/.test(line))
    .map((line) => `${file}: ${line.trim()}`),
);

test("workflows pin every action by its commit, with the version in a comment: a tag can be moved", () => {
  expect(uses).not.toEqual([]);
  expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});
