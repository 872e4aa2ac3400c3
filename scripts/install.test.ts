import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isInstalled } from "./install.mjs";

const folder = mkdtempSync(join(tmpdir(), "kitstore-install-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Packages = Record<string, { version: string; optional?: boolean; dev?: boolean }>;
const locked: Packages = {
  "": { version: "0.1.0" },
  "node_modules/fastify": { version: "5.0.0" },
  "node_modules/other-platform": { version: "1.0.0", optional: true },
};
const { "": _root, "node_modules/other-platform": _absent, ...asInstalled } = locked;

function withLocks(lock: Packages, present: Packages | undefined, withDev = true): boolean {
  rmSync(join(folder, "node_modules"), { recursive: true, force: true });
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: lock }));
  if (present) {
    mkdirSync(join(folder, "node_modules"));
    writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: present }));
  }
  return isInstalled(folder, withDev);
}

test("is installed without the packages of other platforms", () => {
  expect(withLocks(locked, asInstalled)).toBe(true);
});

test("is not installed without node_modules or after an interrupted installation", () => {
  expect(withLocks(locked, undefined)).toBe(false);
});

test("is not installed when the lock file has a new package or version", () => {
  expect(withLocks({ ...locked, "node_modules/kysely": { version: "1.0.0" } }, asInstalled)).toBe(false);
  expect(withLocks({ ...locked, "node_modules/fastify": { version: "5.0.1" } }, asInstalled)).toBe(false);
});

test("needs the packages of tests and checks only for those", () => {
  const withTool = { ...locked, "node_modules/vitest": { version: "5.0.0", dev: true } };
  expect(withLocks(withTool, asInstalled, false)).toBe(true);
  expect(withLocks(withTool, asInstalled, true)).toBe(false);
  expect(withLocks(withTool, withTool, false)).toBe(true);
});
