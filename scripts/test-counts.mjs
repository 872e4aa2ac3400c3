import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./project.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} TestCounts */

/** @type {TestCounts} */
export const passedOnce = { passed: 1, failed: 0, skipped: 0 };
/** @type {TestCounts} */
export const failedOnce = { passed: 0, failed: 1, skipped: 0 };
/** @type {TestCounts} */
export const skippedOnce = { passed: 0, failed: 0, skipped: 1 };

/** @param {readonly TestCounts[]} counts */
export function addCounts(counts) {
  return counts.reduce((total, { passed, failed, skipped }) => ({
    passed: total.passed + passed,
    failed: total.failed + failed,
    skipped: total.skipped + skipped,
  }));
}

/** @param {TestCounts} counts */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;

/**
 * Counts a Vitest run from its JSON report. These also count as one failure each: a file that did not load, an error
 * outside all tests (only the exit code shows it), a missing report, and a run without tests unless it may be empty.
 * @param {string} reportFile
 * @param {number} exitCode
 * @param {{ mayBeEmpty?: boolean }} [options]
 * @returns {TestCounts}
 */
export function countVitestRun(reportFile, exitCode, { mayBeEmpty = false } = {}) {
  if (!existsSync(reportFile)) return failedOnce;
  /** @type {{ numPassedTests: number, numPendingTests: number, numTodoTests: number, numFailedTests: number,
   *   testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const report = JSON.parse(readFileSync(reportFile, "utf8"));
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  ).length;
  const passed = report.numPassedTests;
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + brokenFiles;
  const isUnexplained = failed === 0 && (exitCode !== 0 || (passed + skipped === 0 && !mayBeEmpty));
  return { passed, skipped, failed: isUnexplained ? 1 : failed };
}

/** Of an error in the last lines: enough to see what it was, where the output above it is gone. */
const ERROR_CHARACTERS = 300;

/**
 * The tests of a Vitest run that a reader of the last lines must know: what failed and why, and what passed only when it was tried again
 * (its report keeps the first attempt's errors).
 * @param {string} reportFile
 * @returns {{ failed: string[], passedAgain: string[] }} `file: name of the test: the error's first line`; nothing where there is no
 * report
 */
export function notableTests(reportFile) {
  if (!existsSync(reportFile)) return { failed: [], passedAgain: [] };
  /** @type {{ testResults: { name: string, status: string,
   *   assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} */
  const report = JSON.parse(readFileSync(reportFile, "utf8"));
  const tests = report.testResults.flatMap(({ name, status, assertionResults }) =>
    status === "failed" && assertionResults.every((test) => test.status !== "failed")
      ? [{ status, errors: 0, title: `${relative(root, name)}: did not load` }]
      : assertionResults.map(({ status, fullName, failureMessages }) => ({
          status,
          errors: failureMessages.length,
          title: [`${relative(root, name)}: ${fullName}`, ...failureMessages.slice(0, 1).map(firstLine)].join(
            ": ",
          ),
        })),
  );
  const titles = (/** @type {(test: typeof tests[number]) => boolean} */ matches) =>
    tests.filter(matches).map(({ title }) => title);
  return {
    failed: titles(({ status }) => status === "failed"),
    passedAgain: titles(({ status, errors }) => status === "passed" && errors > 0),
  };
}

/** @param {string} message */
const firstLine = (message) =>
  stripVTControlCharacters(message.split("\n", 1)[0] ?? "").slice(0, ERROR_CHARACTERS);
