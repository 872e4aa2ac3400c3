import { sql } from "kysely";
import type { ImportChoices } from "../../contract/admin/import-choices.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { ImportDescription } from "../../platform/db/stored-values.ts";
import { type ImportState, runningStates } from "./product-import.ts";

interface NewImport {
  readonly fileName: string;
  readonly staff: StaffCaller;
  readonly now: Date;
  /** The zip with its images. */
  readonly archiveId?: number | undefined;
}

/** Stores a new import, whose file is to come. Returns its id. */
export async function insertImport(db: Db, { fileName, staff, now, archiveId }: NewImport): Promise<number> {
  const { import_id } = await db
    .insertInto("product_imports")
    .values({
      file_name: fileName,
      state: "receiving",
      client_ip: staff.clientIp,
      started_by: staff.caller.userId,
      started_at: now,
      progress_at: now,
      categories_made: JSON.stringify([]),
      archive_id: archiveId ?? null,
    })
    .returning("import_id")
    .executeTakeFirstOrThrow();
  return import_id;
}

const selectImports = (db: Db | Trx) =>
  (db as Db)
    .selectFrom("product_imports")
    .innerJoin("users", "users.user_id", "product_imports.started_by")
    .selectAll("product_imports")
    .select(["users.email", "users.role", "users.first_name", "users.last_name"]);
export type ImportRow = Awaited<ReturnType<typeof listImports>>[number];

export const listImports = (db: Db) => selectImports(db).orderBy("import_id", "desc").limit(100).execute();

export const findImport = (db: Db | Trx, importId: number) =>
  selectImports(db).where("import_id", "=", importId).executeTakeFirst();

/** The import that goes on by itself, if there is one. */
export const findRunningImport = (db: Db) =>
  db
    .selectFrom("product_imports")
    .select(["import_id", "progress_at"])
    .where("state", "in", runningStates)
    .executeTakeFirst();

/**
 * Locks an import in a state until the transaction ends, before any product. Undefined: it is in another state, or another
 * process works on it.
 */
export const lockImport = (trx: Trx, importId: number, state: ImportState) =>
  trx
    .selectFrom("product_imports")
    .select("import_id")
    .where("import_id", "=", importId)
    .where("state", "=", state)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();

interface ImportChange {
  readonly state?: ImportState;
  readonly problem?: string;
  readonly fields?: readonly (string | null)[];
  readonly choices?: ImportChoices;
  readonly description?: ImportDescription;
  readonly categories_made?: readonly number[];
}

/** Changes an import, and notes that it made progress. */
export async function updateImport(
  trx: Trx | Db,
  importId: number,
  now: Date,
  { fields, choices, description, categories_made, ...change }: ImportChange = {},
): Promise<void> {
  await (trx as Db)
    .updateTable("product_imports")
    .set({
      ...change,
      progress_at: now,
      ...(fields && { fields: JSON.stringify(fields) }),
      ...(choices && { choices: JSON.stringify(choices) }),
      ...(description && { description: JSON.stringify(description) }),
      ...(categories_made && { categories_made: JSON.stringify(categories_made) }),
    })
    .where("import_id", "=", importId)
    .execute();
}

/** Brings an import from one of these states into another. False: it is in none of them. */
export async function moveImport(
  trx: Trx,
  importId: number,
  { from, to, now }: { from: readonly ImportState[]; to: ImportState; now: Date },
): Promise<boolean> {
  const moved = await trx
    .updateTable("product_imports")
    .set({ state: to, progress_at: now, problem: "" })
    .where("import_id", "=", importId)
    .where("state", "in", from)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

export async function deleteImport(db: Db | Trx, importId: number): Promise<void> {
  await (db as Db).deleteFrom("product_imports").where("import_id", "=", importId).execute();
}

/** Deletes imports that nobody touched since, but for one that runs. Their changes stay. */
export async function deleteOldImports(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("product_imports")
    .where("progress_at", "<", before)
    .where("state", "not in", runningStates)
    .execute();
}

export async function insertPart(db: Db, importId: number, position: number, csv: string): Promise<void> {
  await db.insertInto("product_import_parts").values({ import_id: importId, position, csv }).execute();
}

export async function deleteParts(trx: Trx, importId: number): Promise<void> {
  await trx.deleteFrom("product_import_parts").where("import_id", "=", importId).execute();
}

/** The whole file. */
export async function readParts(db: Db, importId: number): Promise<string> {
  const { rows } = await sql<{ csv: string }>`
    select csv from product_import_parts where import_id = ${importId} order by position`.execute(db);
  return rows.map(({ csv }) => csv).join("");
}
