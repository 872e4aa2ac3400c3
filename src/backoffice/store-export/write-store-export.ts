import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { findMaster } from "../../catalogue/image/image.store.ts";
import type { Db } from "../../platform/db/database.ts";
import { manifestText, readmeText } from "./describe-export.ts";
import type { ExportedImage } from "./product-files.ts";
import { readEverything } from "./read-everything.ts";
import { openSpool } from "./spool.ts";

interface StoreExport {
  /** Where the data waits: see `openSpool`. */
  readonly folder: string;
  readonly storeName: string;
  readonly now: Date;
}

/**
 * Everything that the store has, as one zip archive, written while it is read. All data is of one moment: one transaction writes
 * it to a spool, as fast as the disk takes it. Images never change, so each is read when its turn comes. The stream ends with an
 * error when something fails: a browser then shows a failed download.
 */
export function writeStoreExport(db: Db, options: StoreExport): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  fillArchive(zip, db, options).catch((error: Error) => output.destroy(error));
  return output;
}

async function fillArchive(zip: ZipFile, db: Db, { folder, storeName, now }: StoreExport): Promise<void> {
  const output = zip.outputStream as Readable;
  zip.addBuffer(Buffer.from(readmeText(storeName, now)), "README.txt", { mtime: now }); // the download begins
  const spool = await openSpool(folder);
  try {
    const { files, images, baseCurrency } = await readEverything(db, spool);
    const add = entryAdder(zip, now);
    for (const { name, content } of files) add(name, true, async () => content.read());
    const missing: string[] = [];
    for (const image of images)
      add(`images/${image.fileName}`, false, async () => Readable.from(await readImage(db, image, missing)));
    // The last entry, so it knows what is missing.
    const manifest = () => manifestText({ storeName, now, baseCurrency, files, missing });
    add("manifest.json", true, async () => Readable.from([manifest()]));
    zip.end();
    await closed(output);
  } finally {
    await spool.close();
  }
}

/** Adds entries that are opened when their turn comes, and end with the archive when its reader goes. yazl does neither. */
function entryAdder(zip: ZipFile, mtime: Date) {
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  output.once("close", () => current?.destroy());
  return (name: string, compress: boolean, open: () => Promise<Readable>): void => {
    zip.addReadStreamLazy(name, { mtime, compress }, (give) => {
      open().then(
        (stream) => {
          current = stream.once("error", (error) => output.destroy(error));
          if (output.destroyed) stream.destroy();
          else give(null, stream);
        },
        (error: Error) => output.destroy(error),
      );
    });
  };
}

/** Its bytes, as a list of chunks. None, and its name in `missing`: it was deleted meanwhile. */
async function readImage(db: Db, { imageId, fileName }: ExportedImage, missing: string[]): Promise<Buffer[]> {
  const master = await findMaster(db, imageId);
  if (!master) missing.push(fileName);
  return master ? [master.bytes] : [];
}

const closed = (output: Readable): Promise<void> =>
  new Promise((done) => {
    if (output.destroyed) done();
    else output.once("close", done);
  });
