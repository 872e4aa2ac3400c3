/** Fails, and says where, when docs/specification-coverage.md claims what is not there, or leaves a row open. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import vitestConfig from "../../vitest.config.ts";
import { root } from "../project.mjs";
import { findFaults, nameOf } from "./find-faults.ts";
import { sections } from "./sections.ts";

const TABLE = "docs/specification-coverage.md";
const testFiles = (vitestConfig.test?.projects ?? []).flatMap((project) =>
  typeof project === "object" && "test" in project ? (project.test?.include ?? []) : [],
);
const { rows, open, faults } = findFaults(root, readFileSync(join(root, TABLE), "utf8"), {
  sections,
  testFiles,
});
const wrong = [...faults, ...open.map((row) => `${nameOf(row)}: open`)];
for (const each of wrong) process.stderr.write(`${TABLE}, ${each}\n`);
process.stdout.write(`${rows.length} rows.\n`);
process.exitCode = wrong.length ? 1 : 0;
