import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDiskBytes } from "./disk-bytes.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kitstore-pictures-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const KEY = "r1/ab/abc-640.avif";
const write = async (text: string, key = KEY) =>
  (await openDiskBytes(folder)).write(key, Buffer.from(text), "image/avif");

it("what was written is there for the next process; what was not is undefined", async () => {
  await write("picture");
  const later = await openDiskBytes(folder);
  expect(String(await later.read(KEY))).toBe("picture");
  expect(await later.read("r1/ab/abc-960.avif")).toBeUndefined();
});

it("many writers of one key leave one whole file and no draft", async () => {
  const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(5_000));
  await Promise.all(texts.map((text) => write(text)));
  expect(texts).toContain(String(await (await openDiskBytes(folder)).read(KEY)));
  expect(await readdir(join(folder, "drafts"))).toEqual([]);
});

it("a draft of a process that died is never read, and gone once it is old", async () => {
  await openDiskBytes(folder);
  const drafts = join(folder, "drafts");
  await writeFile(join(drafts, "fresh"), "half a pict");
  await writeFile(join(drafts, "old"), "half a pict");
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(drafts, "old"), longAgo, longAgo);
  const later = await openDiskBytes(folder);
  expect(await readdir(drafts)).toEqual(["fresh"]);
  expect(await later.read(KEY)).toBeUndefined();
});

it("the folder may be emptied while the store runs", async () => {
  const kept = await openDiskBytes(folder);
  await rm(folder, { recursive: true });
  expect(await kept.read(KEY)).toBeUndefined();
  await kept.write(KEY, Buffer.from("again"), "image/avif");
  expect(String(await kept.read(KEY))).toBe("again");
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
])("%j is refused as a key, for reading and for writing", async (key) => {
  const kept = await openDiskBytes(folder);
  await expect(kept.read(key)).rejects.toThrow("Not a key");
  await expect(kept.write(key, Buffer.from("x"), "image/avif")).rejects.toThrow("Not a key");
});
