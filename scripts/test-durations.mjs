import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./project.mjs";

/** Seconds of each test file by the project of vitest.config.ts, as `npm test -- --record` measured them. */
/** @typedef {Record<string, Record<string, number>>} Durations */

const file = join(root, "tests", "durations.json");
/** A shorter file is not recorded. Whoever orders files counts it as one second. */
const RECORDED_SECONDS = 2;

/** @returns {Durations} */
export const readDurations = () => JSON.parse(readFileSync(file, "utf8"));

/**
 * @param {string} reportFile of a Vitest run
 * @returns {Record<string, number>} whole seconds by path, the longest first
 */
export function durationsOf(reportFile) {
  /** @type {{ testResults: { name: string, startTime: number, endTime: number }[] }} */
  const report = JSON.parse(readFileSync(reportFile, "utf8"));
  const seconds = report.testResults.map(
    ({ name, startTime, endTime }) =>
      /** @type {const} */ ([relative(root, name), Math.round((endTime - startTime) / 1000)]),
  );
  return Object.fromEntries(
    seconds
      .filter(([, each]) => each >= RECORDED_SECONDS)
      .sort(([path, one], [otherPath, other]) => other - one || path.localeCompare(otherPath)),
  );
}

/** @param {Durations} durations the projects that were measured; the others stay as they are */
export function writeDurations(durations) {
  writeFileSync(file, `${JSON.stringify({ ...readDurations(), ...durations }, null, 2)}\n`);
}
