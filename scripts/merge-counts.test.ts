import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const parts = (...counts: (object | undefined)[]) =>
  Object.fromEntries(
    counts.map((each, index) => [`counts_${index + 1}`, each ? JSON.stringify(each) : ""] as const),
  );
const merge = (given: Record<string, string>) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["scripts/merge-counts.mjs", "2", JSON.stringify(given)],
    { encoding: "utf8", timeout: 60_000 },
  );
  return { status, last: stdout.trim().split("\n").at(-1) };
};
const passed = { passed: 5, failed: 0, skipped: 0 };

test("the parts of a run are added up", () => {
  expect(merge(parts(passed, { ...passed, passed: 2 }))).toEqual({ status: 0, last: "7 passed, 0 failed" });
});

test("a run fails with a part that failed, left something out, or did not come to its end", () => {
  expect(merge(parts(passed, { ...passed, failed: 1 }))).toMatchObject({ status: 1 });
  expect(merge(parts(passed, { ...passed, skipped: 1 }))).toMatchObject({ status: 1 });
  expect(merge(parts(passed, undefined))).toEqual({ status: 1, last: "5 passed, 1 failed" });
  expect(merge(parts(passed))).toEqual({ status: 1, last: "5 passed, 1 failed" });
});
