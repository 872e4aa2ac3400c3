import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../project.mjs";
import { faultTables, matchesOnce } from "./fault-tables.ts";

const faults = Object.values(faultTables).flat();

test("every fault that can be planted has its text once in its file", () => {
  const stale = faults.filter((fault) => !matchesOnce(fault));
  expect(stale.map(({ file, harm }) => `${file}: ${harm}`)).toEqual([]);
});

test("every fault names tests that are there", () => {
  const missing = faults.flatMap(({ tests }) => tests).filter((file) => !existsSync(join(root, file)));
  expect(missing).toEqual([]);
});
