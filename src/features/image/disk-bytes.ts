import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { KeptBytes } from "./kept-bytes.ts";

const DRAFTS = "drafts";
const DRAFT_LIVES_MS = 3_600_000;

/**
 * Bytes in a folder that several processes may share: a file is written beside, brought to the disk, and takes its name
 * at once, so that none is ever seen half. Drafts of processes that died are removed when they are an hour old.
 */
export async function openDiskBytes(folder: string): Promise<KeptBytes> {
  const drafts = join(folder, DRAFTS);
  await mkdir(drafts, { recursive: true });
  await removeOldDrafts(drafts);
  return {
    async read(key) {
      try {
        return await readFile(pathOf(folder, key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async write(key, bytes) {
      const path = pathOf(folder, key);
      const draft = join(drafts, randomUUID());
      await mkdir(drafts, { recursive: true }); // the whole folder may be emptied while the store runs
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeThrough(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

/** Throws for a key that could leave the folder: keys are the program's own, so that would be a bug. */
function pathOf(folder: string, key: string): string {
  if (!/^[a-z0-9]+(?:\/[a-z0-9]+(?:[.-][a-z0-9]+)*)+$/.test(key)) throw new Error(`Not a key: ${key}`);
  return join(folder, key);
}

/** On the disk before it is renamed: a power cut must not leave an empty file under a picture's name. */
async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function removeOldDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY })); // another process was first
    if (mtimeMs < Date.now() - DRAFT_LIVES_MS) await rm(path, { force: true });
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
