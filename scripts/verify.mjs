import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { runInForeground, runQuietly } from "./child.mjs";
import { projectEnv } from "./node-runtime.mjs";
import { root, say, secondsSince, Trouble } from "./project.mjs";
import { closingLine, failedOnce, passedOnce, skippedOnce, sum, tallyVitest } from "./tally.mjs";

/** @typedef {import("./tally.mjs").Tally} Tally */
/** @typedef {{ name: string, run: () => Promise<Tally> }} Stage */

const INTERRUPTED = 130;

/** @param {string} path */
const tool = (path) => join(root, "node_modules", path);

/**
 * Everything the project holds itself to, in one run: every stage runs, also after one has failed, and the last line
 * is the sum; only pages that cannot be built end it at once. `--no-skips` (and CI=true) turns what would be skipped for
 * want of PostgreSQL or Chromium into failures.
 * @param {string} node
 * @param {readonly string[]} args
 */
export async function verify(node, args) {
  const startedAt = performance.now();
  const maySkip = !args.includes("--no-skips") && !process.env.CI;
  try {
    await ensureBuilt(node);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    say(`${error.message}\n${closingLine(failedOnce)}`);
    return 1;
  }
  const reports = mkdtempSync(join(tmpdir(), "kitstore-verify-"));
  /** @type {{ name: string, tally: Tally }[]} */
  const results = [];
  for (const { name, run } of stages(node, reports)) {
    const stageStartedAt = performance.now();
    say(`\n— ${name}`);
    const found = await run();
    const tally = maySkip ? found : { ...found, failed: found.failed + found.skipped, skipped: 0 };
    results.push({ name, tally });
    say(
      `${tally.failed ? "✗" : tally.skipped ? "○" : "✓"} ${name}: ${closingLine(tally)} (${secondsSince(stageStartedAt)})`,
    );
  }
  rmSync(reports, { recursive: true, force: true });
  const total = sum(results.map(({ tally }) => tally));
  say(`\nIn ${secondsSince(startedAt)}:`);
  for (const { name, tally } of results) say(`  ${tally.failed ? "✗" : tally.skipped ? "○" : "✓"} ${name}`);
  say(closingLine(total));
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
        say(output.trimEnd());
        return failedOnce;
      }
      return passedOnce;
    };
  /**
   * @param {string} project of vitest.config.ts
   * @param {string} [need] a script that fails, and says why, where the tests cannot run
   */
  const tests = (project, need) => async () => {
    if (need) {
      const { code, output } = await runQuietly(node, [need], env);
      if (code !== 0) {
        say(`NOT RUN: ${output.trim()}`);
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
    if (code === INTERRUPTED) throw new Trouble("Interrupted.");
    return tallyVitest(report, code);
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
    { name: "import rules", run: check(["scripts/arrows/check.ts"]) },
    { name: "generated files", run: check(["scripts/generated/write.ts", "--check"]) },
    { name: "specification coverage", run: check(["scripts/coverage/check.ts"]) },
    { name: "page weight", run: check(["scripts/size.ts"]) },
    { name: "unit", run: tests("unit") },
    { name: "interface, embedded database", run: tests("api-embedded") },
    { name: "interface, PostgreSQL", run: tests("api-postgres", "tests/support/postgres-server.ts") },
    { name: "drills", run: tests("drills", "tests/support/postgres-server.ts") },
    { name: "journeys in Chromium", run: tests("journeys", "tests/support/chromium.ts") },
  ];
}
