import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

const CHUNK_BYTES = 65_536;

/** One file in the spool. */
export interface SpooledFile {
  readonly bytes: number;
  readonly sha256: string;
  read(): Readable;
}

export interface Spool {
  /** Appends the chunks to what is there already. */
  write(chunks: AsyncIterable<string> | Iterable<string>): Promise<SpooledFile>;
  close(): Promise<void>;
}

/**
 * A file without a name, in which the data of one moment waits for a client that reads slowly: neither the database nor the
 * memory waits with it. The system deletes it with its last user, also when the process is killed.
 */
export async function openSpool(folder: string): Promise<Spool> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  let end = 0;
  return {
    async write(chunks) {
      const start = end;
      const hash = createHash("sha256");
      for await (const chunk of chunks) {
        const bytes = Buffer.from(chunk);
        hash.update(bytes);
        await file.write(bytes, 0, bytes.length, end);
        end += bytes.length;
      }
      const bytes = end - start;
      return { bytes, sha256: hash.digest("hex"), read: () => Readable.from(readPart(file, start, bytes)) };
    },
    close: () => file.close(), // waits for a read under way
  };
}

async function* readPart(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = start; at < start + length; ) {
    const requested = Math.min(CHUNK_BYTES, start + length - at);
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(requested), 0, requested, at);
    if (bytesRead === 0) throw new Error("The spool is shorter than what was written to it");
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
