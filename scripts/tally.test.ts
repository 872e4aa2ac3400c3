import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { closingLine, sum, tallyVitest } from "./tally.mjs";

const folder = mkdtempSync(join(tmpdir(), "kitstore-tally-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface File {
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string }[];
}
const passing: File = { status: "passed", assertionResults: [{ status: "passed" }] };
const failing: File = { status: "failed", assertionResults: [{ status: "failed" }] };
const unloadable: File = { status: "failed", assertionResults: [] };

function tallyOf(files: readonly File[], exitCode: number, pending = 0) {
  const tests = files.flatMap((file) => file.assertionResults);
  const report = join(folder, "report.json");
  const count = (status: string) => tests.filter((each) => each.status === status).length;
  const counts = { numPassedTests: count("passed"), numFailedTests: count("failed") };
  writeFileSync(
    report,
    JSON.stringify({ ...counts, numPendingTests: pending, numTodoTests: 0, testResults: files }),
  );
  return tallyVitest(report, exitCode);
}

describe("what a Vitest run counts as", () => {
  test("its tests, by result", () => {
    expect(tallyOf([passing, passing, failing], 1, 2)).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });
  test("a file that does not load is one failure", () => {
    expect(tallyOf([passing, unloadable], 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
  test("an error outside every test is one failure", () => {
    expect(tallyOf([passing], 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
  test("a run of nothing is one failure", () => {
    expect(tallyOf([], 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
  test("a run without a report is one failure", () => {
    expect(tallyVitest(join(folder, "absent.json"), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

test("the closing line adds up all stages and names skips only when there are any", () => {
  const tallies = [
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ];
  expect(closingLine(sum(tallies))).toBe("5 passed, 1 failed");
  expect(closingLine({ passed: 1, failed: 0, skipped: 2 })).toBe("1 passed, 0 failed, 2 skipped");
});
