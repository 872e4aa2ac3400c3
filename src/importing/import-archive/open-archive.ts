import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { type Entry, fromFdPromise, type ZipFile } from "yauzl";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { type ArchiveEntry, archiveLimits, refuseEntry } from "./archive-rules.ts";

/** A file of an open zip. */
export interface ArchiveFile extends ArchiveEntry {
  /** Its bytes. Undefined: they are damaged. */
  readonly read: () => Promise<Buffer | undefined>;
}

/**
 * Lets `use` read the files of a zip, which waits in a file without a name in this folder: a zip is read from its end. Refuses
 * what is no zip, names that lead out of it, links, passwords, too many files and too large ones, before a file is unpacked.
 */
export async function withArchive<Result>(
  folder: string,
  parts: AsyncIterable<Buffer>,
  use: (files: readonly ArchiveFile[]) => Promise<Result>,
): Promise<Result | Refusal<"import_invalid" | "too_large">> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  try {
    for await (const part of parts) await file.appendFile(part);
    const found = await listFiles(file);
    return "refused" in found ? found : await use(found);
  } finally {
    await file.close();
  }
}

async function listFiles(file: FileHandle) {
  try {
    const zip = await fromFdPromise(file.fd, { lazyEntries: true, autoClose: false });
    return await checkedFiles(zip);
  } catch (error) {
    // yauzl has no other errors for a file that is no zip, or one that was made to do harm.
    const reason = error instanceof Error ? error.message : "";
    return refuse("import_invalid", `This zip cannot be read: ${reason.slice(0, 200)}.`);
  }
}

async function checkedFiles(zip: ZipFile) {
  if (zip.entryCount > archiveLimits.files)
    return refuse(
      "too_large",
      `The zip has ${zip.entryCount} files: at most ${archiveLimits.files} go at once.`,
    );
  const files: ArchiveFile[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const file = fileOf(zip, entry);
    if (file.path.endsWith("/")) continue;
    const refused = refuseEntry(file);
    if (refused) return refused;
    unpacked += file.unpackedBytes;
    if (unpacked > archiveLimits.unpackedBytes)
      return refuse("too_large", "The zip unpacks to more than 1 GB. Split it into several.");
    files.push(file);
  }
  return files;
}

const fileOf = (zip: ZipFile, entry: Entry): ArchiveFile => ({
  path: entry.fileName.normalize("NFC"), // macOS writes the letters of names in two parts
  packedBytes: entry.compressedSize,
  unpackedBytes: entry.uncompressedSize,
  isEncrypted: entry.isEncrypted(),
  mode: entry.versionMadeBy >> 8 === 3 ? entry.externalFileAttributes >>> 16 : 0,
  async read() {
    try {
      const bytes = await buffer(await zip.openReadStreamPromise(entry));
      return crc32(bytes) === entry.crc32 ? bytes : undefined;
    } catch {
      return undefined; // its packed bytes are damaged, or are more than the list says
    }
  },
});
