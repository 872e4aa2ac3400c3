/** Fails when a subject writes a table of another one, and when a table has no owner or two (owners.ts). */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { root } from "../project.mjs";
import { findForeignWrites, findOwnerProblems } from "./find-foreign-writes.ts";
import { exceptions, tablesOf } from "./owners.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const [, tables = ""] = read("src/platform/db/tables.ts").split("export interface Tables {");
const problems = findOwnerProblems(
  [...tables.matchAll(/^ {2}(\w+):/gm)].map(([, table = ""]) => table),
  tablesOf,
);
for (const folder of Object.keys(tablesOf))
  if (!existsSync(join(root, "src", folder))) problems.push(`src/${folder} owns tables and does not exist`);

// The web holds no SQL; there `truncate` is a class.
const files = globSync("src/**/*.ts", { cwd: root })
  .map((file) => file.split(sep).join("/"))
  .filter((file) => !file.endsWith(".test.ts") && !file.startsWith("src/web/"))
  .sort();
const foreign = findForeignWrites(Object.fromEntries(files.map((file) => [file, read(file)])), tablesOf);
for (const file of Object.keys(exceptions))
  if (!foreign.some((write) => write.file === file)) problems.push(`${file} needs no exception`);
for (const { file, line, table = "a table whose name is made at run time", owner } of foreign)
  if (!(file in exceptions))
    problems.push(
      `${file}:${line} writes ${table}${owner ? `, which is ${owner}'s: call a verb of its store` : ""}`,
    );

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length ? 1 : 0;
