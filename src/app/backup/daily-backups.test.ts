import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { nextBackupAt, writeDailyBackup } from "./daily-backups.ts";
import { backupName } from "./write-backup.ts";

const DAY_MS = 86_400_000;
const noon = new Date("2026-11-27T12:00:00Z");
const daysLater = (days: number) => new Date(noon.getTime() + days * DAY_MS);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kitstore-daily-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = async (path: string) => {
  writeFileSync(path, "");
  return `${path}: written`;
};

it("is due at once in an empty folder, then a day after the newest, also when the program was away for longer", async () => {
  expect(await nextBackupAt(folder, noon)).toEqual(noon);
  await write(join(folder, backupName(noon)));
  expect(await nextBackupAt(folder, noon)).toEqual(daysLater(1));
  expect(await nextBackupAt(folder, daysLater(5))).toEqual(daysLater(5));
});

it("keeps the newest and leaves other files alone", async () => {
  const others = ["notes.txt", "kitstore-of-march.backup", "kitstore-2026-11-20T120000.backup.part"];
  for (const name of others) writeFileSync(join(folder, name), "");
  for (let day = 0; day < 5; day += 1) await writeDailyBackup({ folder, count: 3, write }, daysLater(day));
  const newest = [2, 3, 4].map((day) => backupName(daysLater(day)));
  expect(readdirSync(folder).sort()).toEqual([...others, ...newest].sort());
});

it("deletes nothing when the new one cannot be written", async () => {
  for (let day = 0; day < 3; day += 1) await writeDailyBackup({ folder, count: 3, write }, daysLater(day));
  const before = readdirSync(folder);
  const full = () => Promise.reject(new Error("the disk is full"));
  await expect(writeDailyBackup({ folder, count: 1, write: full }, daysLater(3))).rejects.toThrow("full");
  expect(readdirSync(folder)).toEqual(before);
});
