import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { TestModule, Vitest } from "vitest/node";
import { createVitest } from "vitest/node";
import { print, root, UserError } from "../project.mjs";
import { faultTables, matchesOnce } from "./fault-tables.ts";
import type { Fault } from "./faults/fault.ts";

const copy = join(root, ".cache", "mutants");
/** A fault is not caught by a machine that is busy. */
const TIMEOUT_MS = 10 * 60_000;
/** What the tests read beside the sources. */
const copied =
  "src tests demo locales migrations scripts vitest.config.ts tsconfig.json package.json openapi.json openapi-admin.json".split(
    " ",
  );

/**
 * Plants every fault of the tables (or of the named tables, or those whose harm is named) in a copy of the sources, one at a
 * time, and runs the tests that must catch it. Returns whether all were caught. A fault whose text is gone from its file, or
 * whose tests fail without it, is an error of the table.
 */
export async function plantFaults(names: readonly string[]): Promise<boolean> {
  const faults = Object.entries(faultTables).flatMap(([table, entries]) =>
    entries.filter(({ harm }) => names.length === 0 || names.includes(table) || names.includes(harm)),
  );
  const stale = faults.filter((fault) => !matchesOnce(fault));
  if (stale.length > 0)
    throw new UserError(
      `Not once in its file:\n${stale.map(({ file, harm }) => `  ${file}: ${harm}`).join("\n")}`,
    );
  await copySources();
  const vitest = await openVitest();
  try {
    const healthy = await failedTests(vitest, [...new Set(faults.flatMap(({ tests }) => tests))]);
    if (healthy.length > 0) throw new UserError(`These fail without any fault:\n${healthy.join("\n")}`);
    const survived = [];
    for (const fault of faults) {
      const [caughtBy] = await failedWith(vitest, fault);
      if (caughtBy === undefined) survived.push(fault);
      print(
        `${caughtBy === undefined ? "SURVIVED" : "caught  "}  ${fault.harm}${caughtBy ? `  (${caughtBy})` : ""}`,
      );
    }
    print(`${faults.length - survived.length} of ${faults.length} faults were caught`);
    return survived.length === 0;
  } finally {
    await vitest.close();
  }
}

async function copySources(): Promise<void> {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of copied) await cp(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}

/** Stays open over all faults, so that the templates of the databases are made once. */
const openVitest = (): Promise<Vitest> =>
  createVitest("test", {
    root: copy,
    config: join(copy, "vitest.config.ts"),
    project: ["unit", "api-postgres", "drills"],
    watch: false,
    bail: 1,
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    reporters: [{}],
    onConsoleLog: () => false,
  });

/** The names of the tests that fail while the fault is in the copy. */
async function failedWith(vitest: Vitest, { file, find, replace, tests }: Fault): Promise<string[]> {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  const plant = (planted: string) => {
    writeFileSync(path, planted);
    vitest.invalidateFile(path);
  };
  plant(text.replace(find, () => replace));
  try {
    return await failedTests(vitest, tests);
  } finally {
    plant(text);
  }
}

async function failedTests(vitest: Vitest, tests: readonly string[]): Promise<string[]> {
  const specifications = await vitest.globTestSpecifications(tests.map((test) => join(copy, test)));
  if (specifications.length < tests.length)
    throw new UserError(`Not all of these are tests: ${tests.join(", ")}`);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  const asked = new Set(specifications.map(({ moduleId }) => moduleId));
  // Vitest also returns what it ran before.
  return testModules.filter(({ moduleId }) => asked.has(moduleId)).flatMap(failuresOf);
}

const failuresOf = (module: TestModule): string[] => [
  ...module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
  ...[...module.children.allTests("failed")].map(
    (test) => `${test.fullName}: ${test.result().errors?.[0]?.message.split("\n")[0]?.slice(0, 120)}`,
  ),
];
