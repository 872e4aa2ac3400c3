import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ImageStorage } from "./image-storage.ts";

const TEMP_FOLDER = "drafts";
const TEMP_FILE_LIFETIME_MS = 3_600_000;

/**
 * Stores images in a folder that several processes may share. It writes a temporary file, syncs it to the
 * disk and renames it, so that nobody reads an incomplete file. Temporary files of processes that died are
 * deleted after an hour.
 */
export async function openDiskStorage(folder: string): Promise<ImageStorage> {
  const tempFolder = join(folder, TEMP_FOLDER);
  await mkdir(tempFolder, { recursive: true });
  await removeOldTempFiles(tempFolder);
  return {
    async read(key) {
      try {
        return await readFile(keyPath(folder, key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async write(key, bytes) {
      const path = keyPath(folder, key);
      const tempFile = join(tempFolder, randomUUID());
      await mkdir(tempFolder, { recursive: true }); // somebody may empty the whole folder while the store runs
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeAndSync(tempFile, bytes);
        await rename(tempFile, path);
      } catch (error) {
        await rm(tempFile, { force: true });
        throw error;
      }
    },
  };
}

/** Throws for a key that could leave the folder. The program makes all keys, so such a key is a bug. */
function keyPath(folder: string, key: string): string {
  if (!/^[a-z0-9]+(?:\/[a-z0-9]+(?:[.-][a-z0-9]+)*)+$/.test(key)) throw new Error(`Not a key: ${key}`);
  return join(folder, key);
}

/**
 * Syncs the file to the disk before the rename, so that a power cut cannot leave an empty file under an
 * image's name.
 */
async function writeAndSync(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function removeOldTempFiles(tempFolder: string): Promise<void> {
  for (const name of await readdir(tempFolder)) {
    const path = join(tempFolder, name);
    // Another process may have deleted it.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < Date.now() - TEMP_FILE_LIFETIME_MS) await rm(path, { force: true });
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
