/** Fails when a rule of docs/specification-coverage.md has no test with its tag, or a tag has no rule. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import vitestConfig from "../../vitest.config.ts";
import { root } from "../project.mjs";
import { findGaps } from "./find-gaps.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const included = (vitestConfig.test?.projects ?? []).flatMap((project) =>
  typeof project === "object" && "test" in project ? (project.test?.include ?? []) : [],
);
const tests = [...new Set(globSync(included, { cwd: root }))].filter(
  (file) => !file.startsWith("scripts/specification-coverage/"),
);
const sources = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));

const { rules, faults } = findGaps(
  read("docs/specification-coverage.md"),
  tests.map((file) => ({ file, source: read(file) })),
  sources.map(read).join("\n"),
);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${rules} rules.\n`);
process.exitCode = faults.length || !rules ? 1 : 0;
