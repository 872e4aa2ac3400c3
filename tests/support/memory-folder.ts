import { existsSync, statfsSync } from "node:fs";

const FOLDER = "/dev/shm";
/** A container has as a rule 64 MB. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * A folder in memory, where the system has one with enough room. A database is a thousand small files: on a disk their making
 * is most of a store's opening.
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(FOLDER)) return undefined;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize < NEEDED_BYTES ? undefined : FOLDER;
}
