import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../project.mjs";

const folder = join(root, "docs/decisions");
const decisions = readdirSync(folder)
  .sort()
  .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));

test("each decision has a number of its own, the same in its file's name and in its heading", () => {
  const numbers = decisions.map(({ file }) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(decisions.map(({ text }) => Number(/^# (\d+)\. \S/.exec(text)?.[1]))).toEqual(numbers);
});

test.each(decisions)("$file has a status, context, decision and consequences", ({ text }) => {
  expect(text).toMatch(/^Status: (accepted|replaced by \d+)/m);
  for (const part of ["Context", "Decision", "Consequences"])
    expect(text).toMatch(new RegExp(`^## ${part}`, "m"));
});
