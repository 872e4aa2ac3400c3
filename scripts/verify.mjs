import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { projectEnv } from "./node-runtime.mjs";
import { print, root, secondsSince, UserError } from "./project.mjs";
import { runInForeground, runQuietly } from "./run-program.mjs";
import {
  addCounts,
  countVitestRun,
  failedOnce,
  passedOnce,
  skippedOnce,
  summaryLine,
} from "./test-counts.mjs";

/** @typedef {import("./test-counts.mjs").TestCounts} TestCounts */
/** @typedef {{ name: string, run: () => Promise<TestCounts> }} Stage */

const INTERRUPTED = 130;

/** @param {string} path */
const tool = (path) => join(root, "node_modules", path);

/**
 * Runs all checks of the project. Every stage runs, also after a failure, and the last line is the addCounts. Only a failed build
 * of the pages stops it at once. With `--no-skips` or CI=true, stages skipped because PostgreSQL or Chromium is missing
 * count as failures.
 * @param {string} node
 * @param {readonly string[]} args
 */
export async function verify(node, args) {
  const startedAt = performance.now();
  const allowsSkips = !args.includes("--no-skips") && !process.env.CI;
  try {
    await ensureBuilt(node);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    print(`${error.message}\n${summaryLine(failedOnce)}`);
    return 1;
  }
  const reports = mkdtempSync(join(tmpdir(), "kitstore-verify-"));
  /** @type {{ name: string, counts: TestCounts }[]} */
  const results = [];
  for (const { name, run } of stages(node, reports)) {
    const stageStartedAt = performance.now();
    print(`\n— ${name}`);
    const found = await run();
    const counts = allowsSkips ? found : { ...found, failed: found.failed + found.skipped, skipped: 0 };
    results.push({ name, counts });
    print(
      `${counts.failed ? "✗" : counts.skipped ? "○" : "✓"} ${name}: ${summaryLine(counts)} (${secondsSince(stageStartedAt)})`,
    );
  }
  rmSync(reports, { recursive: true, force: true });
  const total = addCounts(results.map(({ counts }) => counts));
  print(`\nIn ${secondsSince(startedAt)}:`);
  for (const { name, counts } of results)
    print(`  ${counts.failed ? "✗" : counts.skipped ? "○" : "✓"} ${name}`);
  print(summaryLine(total));
  return total.failed ? 1 : 0;
}

/**
 * @param {string} node
 * @param {string} reports a folder for the reports of the test runs
 * @returns {Stage[]}
 */
function stages(node, reports) {
  const env = projectEnv(node);
  /** @param {...(readonly string[])} steps */
  const check =
    (...steps) =>
    async () => {
      for (const step of steps) {
        const { code, output } = await runQuietly(node, step, env);
        if (code === 0) continue;
        print(output.trimEnd());
        return failedOnce;
      }
      return passedOnce;
    };
  /**
   * @param {string} project of vitest.config.ts
   * @param {string} [need] a script that fails and prints the reason when the tests cannot run
   */
  const tests = (project, need) => async () => {
    if (need) {
      const { code, output } = await runQuietly(node, [need], env);
      if (code !== 0) {
        print(`NOT RUN: ${output.trim()}`);
        return skippedOnce;
      }
    }
    const report = join(reports, `${project}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const code = await runInForeground(
      node,
      [tool("vitest/vitest.mjs"), "run", "--project", project, ...reporters],
      env,
    );
    if (code === INTERRUPTED) throw new UserError("Interrupted.");
    return countVitestRun(report, code);
  };
  return [
    {
      name: "types",
      run: check([tool("@react-router/dev/bin.cjs"), "typegen"], [tool("typescript/bin/tsc"), "--noEmit"]),
    },
    {
      name: "lint and format",
      run: check([tool("@biomejs/biome/bin/biome"), "ci", "--colors=off", "--error-on-warnings", "."]),
    },
    { name: "import rules", run: check(["scripts/import-rules/check.ts"]) },
    { name: "generated files", run: check(["scripts/generate/write.ts", "--check"]) },
    { name: "specification coverage", run: check(["scripts/specification-coverage/check.ts"]) },
    { name: "page weight", run: check(["scripts/size.ts"]) },
    { name: "unit", run: tests("unit") },
    { name: "API, embedded database", run: tests("api-embedded") },
    { name: "API, PostgreSQL", run: tests("api-postgres", "tests/support/postgres-server.ts") },
    { name: "drills", run: tests("drills", "tests/support/postgres-server.ts") },
    { name: "journeys in Chromium", run: tests("journeys", "tests/support/chromium.ts") },
  ];
}
