import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../project.mjs";

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has, from the first to the seventeenth. */
const requirementCounts = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test("docs/asvs.md has every requirement once, with its state or as not applicable", () => {
  const document = readFileSync(join(root, "docs/asvs.md"), "utf8");
  const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+) \|[^|]*\| (.*?) \|/gm)];
  const notApplicable = [...document.matchAll(/^Not applicable: (?:.|\n(?!\n))+/gm)].flatMap(
    ([text]) => text.match(/\b\d+\.\d+\.\d+\b/g) ?? [],
  );
  const numbers = [...rows.map(([, number = ""]) => number), ...notApplicable];
  expect(new Set(numbers).size).toBe(numbers.length);
  const found = requirementCounts.map(
    (_, index) => numbers.filter((number) => number.startsWith(`${index + 1}.`)).length,
  );
  expect(found).toEqual(requirementCounts);
  expect(rows.filter(([, , state = ""]) => !["met", "part", "not met"].includes(state))).toEqual([]);
});
