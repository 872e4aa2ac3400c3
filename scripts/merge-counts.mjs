/**
 * Adds up the parts of a run that ran on several machines: `node scripts/merge-counts.mjs 4 '{"counts_1":"{…}", …}'`, with what
 * `npm test -- --counts=<file>` wrote for each. A part without counts did not come to its end and is a failure.
 */
import { print } from "./project.mjs";
import { addCounts, failedOnce, summaryLine } from "./test-counts.mjs";

const [parts = "1", given = "{}"] = process.argv.slice(2);
/** @type {Record<string, string>} */
const counts = JSON.parse(given);
const all = Array.from({ length: Number(parts) }, (_, index) => {
  const found = counts[`counts_${index + 1}`];
  const read = found ? JSON.parse(found) : failedOnce;
  print(`${index + 1}: ${found ? summaryLine(read) : "did not end"}`);
  return read;
});
const total = addCounts(all);
print(summaryLine(total));
if (total.failed || total.skipped || !total.passed) process.exitCode = 1;
