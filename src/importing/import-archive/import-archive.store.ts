import { sql } from "kysely";
import type { StaffCaller } from "../../contract/handler.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { type ImageFiles, indexImageFiles, noImageFiles } from "./image-files.ts";

interface NewArchive {
  readonly fileName: string;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Stores a new archive without parts. Returns its id. */
export async function insertArchive(db: Db, { fileName, staff, now }: NewArchive): Promise<number> {
  const { archive_id } = await db
    .insertInto("import_archives")
    .values({ file_name: fileName, uploaded_by: staff.caller.userId, uploaded_at: now })
    .returning("archive_id")
    .executeTakeFirstOrThrow();
  return archive_id;
}

/** An archive without its texts and bytes. */
export const findArchive = (db: Db, archiveId: number) =>
  db
    .selectFrom("import_archives")
    .select(["archive_id", "file_name", "state", "csv_name"])
    .where("archive_id", "=", archiveId)
    .executeTakeFirst();

/** Stores a part; one that is sent again replaces the earlier. */
export async function saveArchivePart(
  db: Db,
  archiveId: number,
  position: number,
  bytes: Buffer,
): Promise<void> {
  await db
    .insertInto("import_archive_parts")
    .values({ archive_id: archiveId, position, bytes })
    .onConflict((conflict) => conflict.columns(["archive_id", "position"]).doUpdateSet({ bytes }))
    .execute();
}

/** The parts of an archive, one after the other. */
export async function* archiveParts(db: Db, archiveId: number): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const part = await db
      .selectFrom("import_archive_parts")
      .select("bytes")
      .where("archive_id", "=", archiveId)
      .where("position", "=", position)
      .executeTakeFirst();
    if (!part) return;
    yield part.bytes;
  }
}

/** Lets one caller alone read an archive. False: somebody reads it, or has read it. */
export async function beginReading(db: Db, archiveId: number): Promise<boolean> {
  const moved = await db
    .updateTable("import_archives")
    .set({ state: "reading" })
    .where("archive_id", "=", archiveId)
    .where("state", "=", "receiving")
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Ends the reading of an archive: its files may be named, and its parts are no longer needed. */
export async function endReading(
  trx: Trx,
  archiveId: number,
  csv: { readonly name: string; readonly text: string } | undefined,
): Promise<void> {
  await trx
    .updateTable("import_archives")
    .set({ state: "read", csv_name: csv?.name ?? "", csv: csv?.text ?? null })
    .where("archive_id", "=", archiveId)
    .execute();
  await trx.deleteFrom("import_archive_parts").where("archive_id", "=", archiveId).execute();
}

export async function insertArchiveFile(
  db: Db,
  archiveId: number,
  path: string,
  bytes: Buffer,
): Promise<void> {
  await db.insertInto("import_archive_files").values({ archive_id: archiveId, path, bytes }).execute();
}

export async function deleteArchive(db: Db, archiveId: number): Promise<void> {
  await db.deleteFrom("import_archives").where("archive_id", "=", archiveId).execute();
}

/** Deletes archives that were uploaded before this. Images that are still to be made of them fail. */
export async function deleteOldArchives(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("import_archives").where("uploaded_at", "<", before).execute();
}

/** The file of products of an archive. Undefined: it has none. */
export async function findArchiveCsv(db: Db, archiveId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("import_archives")
    .select("csv")
    .where("archive_id", "=", archiveId)
    .executeTakeFirst();
  return row?.csv ?? undefined;
}

/** What an import may call the images of an archive. */
export async function readImageFiles(
  db: Db | Trx,
  archiveId: number | null | undefined,
): Promise<ImageFiles> {
  if (!archiveId) return noImageFiles;
  const { rows } = await sql<{ fileId: number; path: string }>`
    select file_id as "fileId", path from import_archive_files
    join import_archives using (archive_id) where archive_id = ${archiveId} and state = 'read'`.execute(db);
  return indexImageFiles(rows);
}

/** The bytes of an image as it was in the zip. */
export const findArchiveFile = (db: Db, fileId: number) =>
  db
    .selectFrom("import_archive_files")
    .select(["path", "bytes"])
    .where("file_id", "=", fileId)
    .executeTakeFirst();
