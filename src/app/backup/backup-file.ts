import { createReadStream } from "node:fs";
import { open, rename } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { BackupError } from "./backup-error.ts";
import { parseLine, rowOf } from "./backup-lines.ts";

/**
 * Writes the lines, gzipped, to `path`. The file has its name only when it is whole and on the disk. Throws BackupError when
 * the lines end too early.
 */
export async function writeBackupFile(
  path: string,
  lines: AsyncIterable<string>,
): Promise<{ tables: number; rows: number }> {
  const unfinished = `${path}.part`;
  const file = await open(unfinished, "w", 0o600); // everything that the store knows about people is in it
  const written = { tables: 0, rows: 0 };
  const counted = countLines(lines, written);
  await pipeline(
    Readable.from(withLineFeeds(counted)),
    createGzip(),
    file.createWriteStream({ flush: true }),
  );
  await rename(unfinished, path);
  return written;
}

async function* countLines(lines: AsyncIterable<string>, written: { tables: number; rows: number }) {
  let isWhole = false;
  for await (const line of lines) {
    if (rowOf(line) !== undefined) written.rows += 1;
    else {
      const [kind] = parseLine(line);
      if (kind === "sum") written.tables += 1;
      isWhole = kind === "end";
    }
    yield line;
  }
  if (!isWhole) throw new BackupError("The store ended before its backup was complete. Try again.");
}

/** The lines of a backup file. Throws BackupError when there is none, it is no gzip file, or a damaged one or one that was cut. */
export async function* readBackupFile(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip());
  const failed = new Promise<never>((_, fail) => {
    file.once("error", fail);
    text.once("error", fail);
  });
  failed.catch(() => {});
  const reader = createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })[
    Symbol.asyncIterator
  ]();
  try {
    for (;;) {
      const next = await Promise.race([reader.next(), failed]);
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    throw new BackupError(`${path} is cut off, damaged or no backup: ${(error as Error).message}.`);
  }
}

export async function* withLineFeeds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
