/** Checks docs/specification-coverage.md. Fails and prints each row that names a missing file or test, or is open. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import vitestConfig from "../../vitest.config.ts";
import { root } from "../project.mjs";
import { findProblems, rowLabel } from "./find-problems.ts";
import { sectionCounts } from "./section-counts.ts";

const TABLE = "docs/specification-coverage.md";
const testFiles = (vitestConfig.test?.projects ?? []).flatMap((project) =>
  typeof project === "object" && "test" in project ? (project.test?.include ?? []) : [],
);
const { rows, open, faults } = findProblems(root, readFileSync(join(root, TABLE), "utf8"), {
  sections: sectionCounts,
  testFiles,
});
const wrong = [...faults, ...open.map((row) => `${rowLabel(row)}: open`)];
for (const each of wrong) process.stderr.write(`${TABLE}, ${each}\n`);
process.stdout.write(`${rows.length} rows.\n`);
process.exitCode = wrong.length ? 1 : 0;
