import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "./project.mjs";
import { addCounts, countVitestRun, notableTests, summaryLine } from "./test-counts.mjs";

const folder = mkdtempSync(join(tmpdir(), "kitstore-tally-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface File {
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string }[];
}
const passing: File = { status: "passed", assertionResults: [{ status: "passed" }] };
const failing: File = { status: "failed", assertionResults: [{ status: "failed" }] };
const unloadable: File = { status: "failed", assertionResults: [] };

function countsOf(files: readonly File[], exitCode: number, pending = 0, options = {}) {
  const tests = files.flatMap((file) => file.assertionResults);
  const report = join(folder, "report.json");
  const count = (status: string) => tests.filter((each) => each.status === status).length;
  const counts = { numPassedTests: count("passed"), numFailedTests: count("failed") };
  writeFileSync(
    report,
    JSON.stringify({ ...counts, numPendingTests: pending, numTodoTests: 0, testResults: files }),
  );
  return countVitestRun(report, exitCode, options);
}

describe("how a Vitest run is counted", () => {
  test("counts tests by result", () => {
    expect(countsOf([passing, passing, failing], 1, 2)).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });
  test("counts a file that does not load as one failure", () => {
    expect(countsOf([passing, unloadable], 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
  test("counts an error outside all tests as one failure", () => {
    expect(countsOf([passing], 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
  test("counts a run without tests as one failure", () => {
    expect(countsOf([], 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
  test("counts a run that may be empty as nothing", () => {
    expect(countsOf([], 0, 0, { mayBeEmpty: true })).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(countsOf([], 1, 0, { mayBeEmpty: true })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
  test("counts a missing report as one failure", () => {
    expect(countVitestRun(join(folder, "absent.json"), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

test("names what failed, what did not load, and what passed only at the second attempt", () => {
  const report = join(folder, "notable.json");
  const result = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    failureMessages,
  });
  const testResults = [
    {
      name: join(root, "tests/cart.test.ts"),
      status: "failed",
      assertionResults: [
        result("adds a mug", "passed"),
        result("removes it", "failed", ["\u001b[31mError: two mugs\u001b[39m\n    at cart.test.ts:3:1"]),
        result("adds it again", "passed", ["Error"]),
      ],
    },
    { name: join(root, "tests/kit.test.ts"), status: "failed", assertionResults: [] },
  ];
  writeFileSync(report, JSON.stringify({ testResults }));
  expect(notableTests(report)).toEqual({
    failed: ["tests/cart.test.ts: removes it: Error: two mugs", "tests/kit.test.ts: did not load"],
    passedAgain: ["tests/cart.test.ts: adds it again: Error"],
  });
  expect(notableTests(join(folder, "absent.json"))).toEqual({ failed: [], passedAgain: [] });
});

test("prints the sum of all stages, and skips only when there are any", () => {
  const counts = [
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ];
  expect(summaryLine(addCounts(counts))).toBe("5 passed, 1 failed");
  expect(summaryLine({ passed: 1, failed: 0, skipped: 2 })).toBe("1 passed, 0 failed, 2 skipped");
});
