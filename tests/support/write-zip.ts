import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

interface ZippedFile {
  readonly path: string;
  readonly bytes: Buffer | string;
  /** As in `lstat`. */
  readonly mode?: number;
}

/** A zip with these files. */
export function writeZip(files: readonly ZippedFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { path, bytes, mode } of files)
    zip.addBuffer(Buffer.from(bytes), path, { mtime: new Date(0), ...(mode && { mode }) });
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer>);
}
