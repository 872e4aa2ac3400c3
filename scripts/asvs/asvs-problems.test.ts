import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../project.mjs";
import { findAsvsProblems } from "./asvs-problems.ts";

const markdown = readFileSync(join(root, "docs/asvs.md"), "utf8");
const listed = ["ls-files", "--cached", "--others", "--exclude-standard"];
const files = execFileSync("git", listed, { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file && existsSync(join(root, file)));
const problemsOf = (text: string) => findAsvsProblems(text, root, files);

it("the table of the ASVS has every requirement of level 2 once, and only files, names and tests that exist", () => {
  expect(problemsOf(markdown)).toEqual([]);
});

it.each([
  ["`checkXsrf` `xsrf.ts`", "`checkXsrf` `no-such-file.ts`", /there is no file no-such-file\.ts/],
  ["`checkXsrf` `xsrf.ts`", "`noSuchName` `xsrf.ts`", /noSuchName is in none of its files/],
  ["`fuzz.test.ts`", "`gone.test.ts`", /there is no file gone\.test\.ts/],
  ["`fuzz.test.ts`", "`fuzz.ts`", /fuzz\.ts is no test/],
  ["| 3.5.1 |", "| 3.5.2 |", /3\.5\.2 is there twice/],
  ["| 3.5.1 |", "| three |", /V3 has 18 rows instead of 19/],
  ["| met |", "| mostly |", /the state is 'mostly'/],
])("finds %s replaced by %s", (before, after, problem) => {
  expect(markdown).toContain(before);
  expect(problemsOf(markdown.replace(before, after)).join("\n")).toMatch(problem);
});
