import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {Tally} */
export const passedOnce = { passed: 1, failed: 0, skipped: 0 };
/** @type {Tally} */
export const failedOnce = { passed: 0, failed: 1, skipped: 0 };
/** @type {Tally} */
export const skippedOnce = { passed: 0, failed: 0, skipped: 1 };

/** @param {readonly Tally[]} tallies */
export function sum(tallies) {
  return tallies.reduce((total, { passed, failed, skipped }) => ({
    passed: total.passed + passed,
    failed: total.failed + failed,
    skipped: total.skipped + skipped,
  }));
}

/** @param {Tally} tally */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;

/**
 * Counts a Vitest run from its JSON report. What no test stands for counts too: a file that did not load, an error
 * outside every test (the exit code alone tells), a run without a report and a run of nothing are one failure each.
 * @param {string} reportFile
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyVitest(reportFile, exitCode) {
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
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed + skipped === 0);
  return { passed, skipped, failed: isUnexplained ? 1 : failed };
}
