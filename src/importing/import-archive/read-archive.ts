import { detectFormat } from "../../catalogue/image/upload-rules.ts";
import type { ImportArchive } from "../../contract/admin/import-archives.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { archiveLimits, isSystemFile, productFileOf, reasonBySize } from "./archive-rules.ts";
import {
  archiveParts,
  beginReading,
  deleteArchive,
  endReading,
  findArchive,
  insertArchiveFile,
} from "./import-archive.store.ts";
import { type ArchiveFile, withArchive } from "./open-archive.ts";
import { isStoreExport, withoutOwnNumbers } from "./own-export.ts";

const MAX_SHOWN = 50;

interface ReadArchive {
  readonly archiveId: number;
  /** Where the zip waits while it is read. */
  readonly folder: string;
  readonly staff: StaffCaller;
  readonly now: Date;
}

type ReadRefusal = Refusal<"not_found" | "state_conflict" | "import_invalid" | "too_large">;

/**
 * Takes the images and the file of products out of an uploaded zip. Images are known by their first bytes; they are decoded when an
 * import uses them. Refuses state_conflict (it was read already); nothing is kept of a refused zip.
 */
export async function readArchive(
  db: Db,
  { archiveId, folder, staff, now }: ReadArchive,
): Promise<ImportArchive | ReadRefusal> {
  const archive = await findArchive(db, archiveId);
  if (!archive) return refuse("not_found", "There is no such zip.");
  if (!(await beginReading(db, archiveId)))
    return refuse("state_conflict", "This zip was read already. Upload it again.");
  try {
    const found = await withArchive(folder, archiveParts(db, archiveId), (files) =>
      takeOut(db, archiveId, files),
    );
    if (isRefusal(found)) {
      await deleteArchive(db, archiveId);
      return found;
    }
    const { images, csv, leftOut } = found;
    await db.transaction().execute(async (trx) => {
      await endReading(trx, archiveId, csv);
      await recordChange(trx, {
        staff,
        action: "zip taken in",
        subject: "product-imports",
        subjectId: archiveId,
        now,
        after: { file: archive.file_name, images },
      });
    });
    return {
      id: archiveId,
      fileName: archive.file_name,
      images,
      csvName: csv?.name ?? "",
      leftOutCount: leftOut.length,
      leftOut: leftOut.slice(0, MAX_SHOWN),
    };
  } catch (error) {
    await deleteArchive(db, archiveId);
    throw error;
  }
}

async function takeOut(db: Db, archiveId: number, all: readonly ArchiveFile[]) {
  const paths = all.map(({ path }) => path);
  const [twice] = [...Map.groupBy(paths, (path) => path)].find(([, same]) => same.length > 1) ?? [];
  if (twice) return refuse("import_invalid", `The zip has '${twice.slice(0, 100)}' twice.`);
  const files = all.filter(({ path }) => !isSystemFile(path));
  const csvPath = productFileOf(files.map(({ path }) => path));
  const leftOut: { path: string; reason: StaffText }[] = [];
  let [images, csv] = [0, undefined as { name: string; text: string } | undefined];
  for (const file of files) {
    const text = file.path === csvPath ? await textOf(file) : undefined;
    if (text !== undefined) {
      csv = { name: file.path, text: isStoreExport(paths) ? withoutOwnNumbers(text) : text };
      continue;
    }
    const reason = reasonBySize(file) ?? (await keepImage(db, archiveId, file));
    if (reason) leftOut.push({ path: file.path, reason });
    else images += 1;
  }
  return { images, csv, leftOut };
}

/** Stores a file that is an image. Else says why not. */
async function keepImage(db: Db, archiveId: number, file: ArchiveFile): Promise<StaffText | undefined> {
  const bytes = await file.read();
  if (!bytes) return staffText`It is damaged.`;
  if (!detectFormat(bytes)) return staffText`It is no JPEG, PNG, WebP or AVIF image.`;
  await insertArchiveFile(db, archiveId, file.path, bytes);
  return undefined;
}

/** The text of a table in UTF-8. Undefined: it is too large, or no text that the database could store. */
async function textOf(file: ArchiveFile): Promise<string | undefined> {
  if (file.unpackedBytes > archiveLimits.csvBytes) return undefined;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.read());
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
