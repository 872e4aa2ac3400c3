import { copyFile, mkdir, mkdtemp, readdir, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isRestoreTestDue, readRestoreTest, testNewestBackup } from "../../src/app/backup/restore-test.ts";
import { examineBackups } from "../../src/app/doctor/examine-machine.ts";

const MONTH = join(import.meta.dirname, "..", "upgrades", "0.4.0.backup");
const now = new Date("2026-11-27T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kitstore-restore-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const doctorLine = async (at: Date) => {
  const finding = (await examineBackups(folder, at)).find(({ about }) => about === "restore test");
  return `${finding?.state}: ${finding?.found}`;
};

it("a folder without a backup is refused in one line", async () => {
  await expect(testNewestBackup(folder, now)).rejects.toThrow(`There is no backup in ${folder}.`);
});

it("the newest backup is restored and checked, nothing of it stays, and the doctor says when", async () => {
  await copyFile(MONTH, join(folder, "kitstore-2026-11-27T030000.backup"));
  await mkdir(join(folder, "restore-test-killed")); // what a killed test has left behind
  expect(await isRestoreTestDue(folder, now)).toBe(true);
  expect(await doctorLine(now)).toBe("look: none was made");

  const test = await testNewestBackup(folder, now);
  expect(test).toMatchObject({ backup: "kitstore-2026-11-27T030000.backup", fault: null });
  expect(test.rows).toBeGreaterThan(1_000);
  expect(await readRestoreTest(folder)).toEqual(test);
  expect((await readdir(folder)).sort()).toEqual(["kitstore-2026-11-27T030000.backup", "restore-test.json"]);
  expect(await isRestoreTestDue(folder, inDays(6))).toBe(false);
  expect(await isRestoreTestDue(folder, inDays(7))).toBe(true);
  expect(await doctorLine(inDays(3))).toMatch(/^ok: 3 days ago: .* The books agree\.$/);
  expect(await doctorLine(inDays(9))).toMatch(/^look: 9 days ago/);
});

it("a newest backup that is cut off is a fault, which the doctor wants mended", async () => {
  const cut = "kitstore-2026-11-28T030000.backup";
  await copyFile(MONTH, join(folder, cut));
  await truncate(join(folder, cut), 100_000);
  const test = await testNewestBackup(folder, now);
  expect(test.backup).toBe(cut);
  expect(test.fault).toMatch(/cut off/);
  expect(await doctorLine(now)).toMatch(/^act: 0 days ago: .* the restore test failed\./);
});
