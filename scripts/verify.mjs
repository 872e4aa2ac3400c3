import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { changedFiles } from "./changed-files.mjs";
import { projectEnv } from "./node-runtime.mjs";
import { print, root, secondsSince, UserError } from "./project.mjs";
import { ensureRouteTypes } from "./route-types.mjs";
import { runInForeground, runQuietly } from "./run-program.mjs";
import {
  addCounts,
  countVitestRun,
  failedOnce,
  notableTests,
  passedOnce,
  skippedOnce,
  summaryLine,
} from "./test-counts.mjs";
import { durationsOf, writeDurations } from "./test-durations.mjs";

/** @typedef {import("./test-counts.mjs").TestCounts} TestCounts */
/** @typedef {{ counts: TestCounts, output?: string, report?: string }} StageResult */
/** @typedef {{ name: string, project?: string, run: () => Promise<StageResult> }} Stage */
/** @typedef {{ changed: string | undefined, shard: string | undefined }} Selection the arguments that leave tests out */

const INTERRUPTED = 130;
/** A stage that takes so long hangs. Its last lines name the files that were running. */
const STAGE_LIMIT_MS = 40 * 60_000;

/** @param {string} path */
const tool = (path) => join(root, "node_modules", path);

/** What tests read without importing it, so that Vitest does not know which tests it touches. */
const READ_BY_ALL_JOURNEYS = /^(src\/(web|contract)|vite.*\.config\.ts)/;

/**
 * Runs all checks of the project. Every stage runs, also after a failure. The last lines name what failed and what passed only
 * when tried again; the very last has the sums. Only a failed build of the pages stops it at once. The journeys, which take
 * longest, run beside all others: they wait for pages, mails and slow networks while others compute. With `--no-skips` or
 * CI=true, stages skipped because PostgreSQL or Chromium is missing count as failures. With `--changed` or
 * `--changed=<commit>` only the tests run that import a file changed since then. `--shard=2/4` runs the second of four parts
 * that together run everything, `--counts=<file>` writes the sums into a file, for whoever adds up the parts, and `--record`
 * writes how long each test file took, for the order and the parts of later runs.
 * @param {string} node
 * @param {readonly string[]} args
 */
export async function verify(node, args) {
  const startedAt = performance.now();
  const allowsSkips = !args.includes("--no-skips") && !process.env.CI;
  /** @param {string} name */
  const given = (name) => args.find((arg) => arg === name || arg.startsWith(`${name}=`));
  const selection = { changed: given("--changed"), shard: given("--shard") };
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
  /** @type {string[]} */
  const notes = [];
  /** @type {import("./test-durations.mjs").Durations} */
  const durations = {};
  /** @param {Stage} stage */
  const runStage = async ({ name, project, run }) => {
    const stageStartedAt = performance.now();
    print(`— ${name}`);
    const { counts: found, output = "", report } = await run();
    const counts = allowsSkips ? found : { ...found, failed: found.failed + found.skipped, skipped: 0 };
    results.push({ name, counts });
    const { failed, passedAgain } = report ? notableTests(report) : { failed: [], passedAgain: [] };
    for (const title of failed) notes.push(`  ✗ ${title}`);
    for (const title of passedAgain) notes.push(`  ! passed only at the second attempt: ${title}`);
    const mark = counts.failed ? "✗" : counts.skipped ? "○" : "✓";
    if (project && report && existsSync(report)) durations[project] = durationsOf(report);
    if (output) print(`\n${output}`);
    print(`${mark} ${name}: ${summaryLine(counts)} (${secondsSince(stageStartedAt)})`);
  };
  const { journeys, others } = testStages(node, reports, selection);
  const runOthers = async () => {
    const waiting = checksOfShard(quickChecks(node), selection.shard);
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await runStage(next);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, lane));
    for (const stage of others) await runStage(stage);
  };
  await Promise.all([runStage(journeys), runOthers()]);
  rmSync(reports, { recursive: true, force: true });
  const total = addCounts(results.map(({ counts }) => counts));
  print(`\nIn ${secondsSince(startedAt)}:`);
  for (const { name, counts } of results)
    print(`  ${counts.failed ? "✗" : counts.skipped ? "○" : "✓"} ${name}`);
  for (const note of notes) print(note);
  if (args.includes("--record") && !selection.changed && !selection.shard) writeDurations(durations);
  const countsFile = given("--counts")?.split("=")[1];
  if (countsFile) writeFileSync(countsFile, JSON.stringify(total));
  print(summaryLine(total));
  return total.failed ? 1 : 0;
}

/**
 * They share nothing, so as many run at once as there are processors. The longest is first. Output is printed on failure only.
 * @param {string} node
 * @returns {Stage[]}
 */
function quickChecks(node) {
  const env = projectEnv(node);
  /** @param {...(readonly string[])} steps */
  const check =
    (...steps) =>
    async () => {
      for (const step of steps) {
        const { code, output } = await runQuietly(node, step, env);
        if (code !== 0) return { counts: failedOnce, output: output.trimEnd() };
      }
      return { counts: passedOnce };
    };
  return [
    {
      name: "types",
      async run() {
        await ensureRouteTypes(node);
        // One checker: each of several infers the types of the contract and the database anew (54 seconds of work, not 102).
        return check([tool("typescript/bin/tsc"), "--noEmit", "--checkers", "1"])();
      },
    },
    {
      name: "lint and format",
      run: check([tool("@biomejs/biome/bin/biome"), "ci", "--colors=off", "--error-on-warnings", "."]),
    },
    {
      name: "rules of React's hooks",
      run: check([
        tool("eslint/bin/eslint.js"),
        "--config=scripts/lint-rules/react-hooks.config.mjs",
        "--no-config-lookup",
        "src/web",
      ]),
    },
    { name: "loose texts", run: check(["scripts/loose-texts/check.ts"]) },
    { name: "import rules", run: check(["scripts/import-rules/check.ts"]) },
    { name: "table owners", run: check(["scripts/table-owners/check.ts"]) },
    { name: "glossary", run: check(["scripts/glossary/check.ts"]) },
    { name: "generated files", run: check(["scripts/generate/write.ts", "--check"]) },
    { name: "specification coverage", run: check(["scripts/specification-coverage/check.ts"]) },
    { name: "page weight", run: check(["scripts/size.ts"]) },
  ];
}

/**
 * Each part of a run has its share of the checks.
 * @param {readonly Stage[]} checks
 * @param {string | undefined} shard
 */
function checksOfShard(checks, shard = "--shard=1/1") {
  const [index = 1, count = 1] = shard.replace("--shard=", "").split("/").map(Number);
  return checks.filter((_, position) => position % count === index - 1);
}

/**
 * @param {string} node
 * @param {string} reports a folder for the reports of the test runs
 * @param {Selection} selection
 * @returns {{ journeys: Stage, others: Stage[] }}
 */
function testStages(node, reports, { changed, shard }) {
  const env = projectEnv(node);
  const touchesAllJourneys =
    changed !== undefined &&
    changedFiles(changed.split("=")[1]).some((file) => READ_BY_ALL_JOURNEYS.test(file));
  /**
   * @param {string} project of vitest.config.ts
   * @param {string} [need] a script that fails and prints the reason when the tests cannot run
   */
  const run = (project, need) => async () => {
    if (need) {
      const { code, output } = await runQuietly(node, [need], env);
      if (code !== 0) {
        return { counts: skippedOnce, output: `NOT RUN: ${output.trim()}` };
      }
    }
    const report = join(reports, `${project}.json`);
    const reporters = [
      ...["default", "json", "./tests/support/long-running-files.ts"].map(
        (reporter) => `--reporter=${reporter}`,
      ),
      `--outputFile.json=${report}`,
    ];
    const runsAll = !changed || (project === "journeys" && touchesAllJourneys);
    const selection = [...(runsAll ? [] : [changed, "--passWithNoTests"]), ...(shard ? [shard] : [])];
    const code = await runInForeground(
      node,
      [tool("vitest/vitest.mjs"), "run", "--project", project, ...reporters, ...selection],
      env,
      { sharesTerminal: true, limitMs: STAGE_LIMIT_MS },
    );
    if (code === INTERRUPTED) throw new UserError("Interrupted.");
    return { counts: countVitestRun(report, code, { mayBeEmpty: !runsAll }), report };
  };
  /** @type {(name: string, project: string, need?: string) => Stage} */
  const tests = (name, project, need) => ({ name, project, run: run(project, need) });
  return {
    journeys: tests("journeys in Chromium", "journeys", "tests/support/chromium.ts"),
    others: [
      tests("unit", "unit"),
      tests("components", "components"),
      tests("API, embedded database", "api-embedded"),
      tests("API, PostgreSQL", "api-postgres", "tests/support/postgres-server.ts"),
      tests("drills", "drills", "tests/support/postgres-server.ts"),
    ],
  };
}
