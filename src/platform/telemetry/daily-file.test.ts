import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDailyFile } from "./daily-file.ts";

let folder = "";
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "kitstore-log-")), "logs");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true }));
const read = (day: string) => readFileSync(join(folder, `kitstore-${day}.log`), "utf8");

it("writes a file a day, also when two processes share the folder", () => {
  let now = new Date("2026-11-28T23:59:59Z");
  const options = { folder, days: 14, clock: () => now };
  const [one, other] = [openDailyFile(options), openDailyFile(options)];
  one.write("a\n");
  other.write("b\n");
  now = new Date("2026-11-29T00:00:00Z");
  other.write("c\n");
  one.write("d\n");
  expect(read("2026-11-28")).toBe("a\nb\n");
  expect(read("2026-11-29")).toBe("c\nd\n");
  expect(statSync(join(folder, "kitstore-2026-11-29.log")).mode & 0o007).toBe(0); // nobody else reads it
});

it("goes on in the file of the day after a new start", () => {
  const options = { folder, days: 1, clock: () => new Date("2026-11-28T10:00:00Z") };
  openDailyFile(options).write("a\n");
  openDailyFile(options).write("b\n");
  expect(read("2026-11-28")).toBe("a\nb\n");
});

it("deletes the files of days that are over for long, and no other file", () => {
  let now = new Date("2026-11-26T08:00:00Z");
  const log = openDailyFile({ folder, days: 2, clock: () => now });
  for (const day of ["26", "27", "28"]) {
    now = new Date(`2026-11-${day}T08:00:00Z`);
    log.write(`${day}\n`);
    if (day === "26")
      for (const name of ["notes.log", "kitstore-2026.log"]) writeFileSync(join(folder, name), "");
  }
  expect(readdirSync(folder).sort()).toEqual([
    "kitstore-2026-11-27.log",
    "kitstore-2026-11-28.log",
    "kitstore-2026.log",
    "notes.log",
  ]);
});

it("cannot be opened where a file is in the way", () => {
  writeFileSync(folder, "");
  expect(() => openDailyFile({ folder, days: 1 })).toThrow(`LOG_FOLDER ${folder} cannot be written`);
});

it("goes on in the file of the day before when that of a new day cannot be opened", () => {
  let now = new Date("2026-11-28T10:00:00Z");
  const errors = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const log = openDailyFile({ folder, days: 1, clock: () => now });
  mkdirSync(join(folder, "kitstore-2026-11-29.log"));
  now = new Date("2026-11-29T10:00:00Z");
  for (const line of ["a\n", "b\n"]) log.write(line);
  expect(errors).toHaveBeenCalledTimes(1);
  errors.mockRestore();
  expect(readFileSync(join(folder, "kitstore-2026-11-28.log"), "utf8")).toBe("a\nb\n");
});
