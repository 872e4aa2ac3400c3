import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDiskStorage } from "./disk-image-storage.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kitstore-pictures-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const KEY = "r1/ab/abc-640.avif";
const write = async (text: string, key = KEY) =>
  (await openDiskStorage(folder)).write(key, Buffer.from(text), "image/avif");

it("the next process can read what was written; a key that was never written is undefined", async () => {
  await write("picture");
  const nextProcess = await openDiskStorage(folder);
  expect(String(await nextProcess.read(KEY))).toBe("picture");
  expect(await nextProcess.read("r1/ab/abc-960.avif")).toBeUndefined();
});

it("many writers of one key leave one complete file and no temporary file", async () => {
  const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(5_000));
  await Promise.all(texts.map((text) => write(text)));
  expect(texts).toContain(String(await (await openDiskStorage(folder)).read(KEY)));
  expect(await readdir(join(folder, "drafts"))).toEqual([]);
});

it("a temporary file of a process that died is never read, and is deleted when it is old", async () => {
  await openDiskStorage(folder);
  const drafts = join(folder, "drafts");
  await writeFile(join(drafts, "fresh"), "half a pict");
  await writeFile(join(drafts, "old"), "half a pict");
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(drafts, "old"), longAgo, longAgo);
  const nextProcess = await openDiskStorage(folder);
  expect(await readdir(drafts)).toEqual(["fresh"]);
  expect(await nextProcess.read(KEY)).toBeUndefined();
});

it("the folder may be emptied while the store runs", async () => {
  const storage = await openDiskStorage(folder);
  await rm(folder, { recursive: true });
  expect(await storage.read(KEY)).toBeUndefined();
  await storage.write(KEY, Buffer.from("again"), "image/avif");
  expect(String(await storage.read(KEY))).toBe("again");
});

it.each([
  "../secret",
  "r1/../../secret",
  "/etc/passwd",
  "r1/ab\\..\\x",
  "r1/./x",
  "r1/..",
  "r1//x",
  "r1",
  "",
])("%j is not allowed as a key, for reading and for writing", async (key) => {
  const storage = await openDiskStorage(folder);
  await expect(storage.read(key)).rejects.toThrow("Not a key");
  await expect(storage.write(key, Buffer.from("x"), "image/avif")).rejects.toThrow("Not a key");
});
