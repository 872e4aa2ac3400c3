import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "./project.mjs";
import { durationsOf } from "./test-durations.mjs";

const folder = mkdtempSync(join(tmpdir(), "kitstore-durations-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a run's file durations are whole seconds by path, the longest first, without the short ones", () => {
  const file = (path: string, milliseconds: number) => ({
    name: join(root, path),
    startTime: 1_000_000.5,
    endTime: 1_000_000.5 + milliseconds,
  });
  const report = join(folder, "report.json");
  const testResults = [
    file("tests/b.test.ts", 2_100),
    file("tests/short.test.ts", 1_400),
    file("tests/a.test.ts", 61_700),
  ];
  writeFileSync(report, JSON.stringify({ testResults }));
  expect(Object.entries(durationsOf(report))).toEqual([
    ["tests/a.test.ts", 62],
    ["tests/b.test.ts", 2],
  ]);
});
