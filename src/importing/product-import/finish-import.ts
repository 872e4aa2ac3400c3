import { deleteEmptyCategories } from "../../catalogue/category/category.store.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { countItems } from "./import-item.store.ts";
import { deleteParts, type ImportRow, lockImport, updateImport } from "./product-import.store.ts";
import { staffOf } from "./staff-of.ts";

/** Ends an import: its file is no longer needed, and the audit has its counts. */
export const finishApply = (db: Db, row: ImportRow, now: Date): Promise<void> =>
  finish(db, row, now, { from: "applying", to: "done", action: "products imported" });

/** Ends the undoing of an import. Categories that it made are deleted when they are empty. */
export const finishUndo = (db: Db, row: ImportRow, now: Date): Promise<void> =>
  finish(db, row, now, { from: "undoing", to: "undone", action: "import undone" });

interface Finish {
  readonly from: "applying" | "undoing";
  readonly to: "done" | "undone";
  readonly action: "import undone" | "products imported";
}

async function finish(db: Db, row: ImportRow, now: Date, { from, to, action }: Finish): Promise<void> {
  const { import_id: importId, categories_made } = row;
  const counts = await countItems(db, [importId]);
  const after: Record<string, string | number> = { file: row.file_name };
  for (const { state, count } of counts) after[state] = Number(after[state] ?? 0) + count;
  await db.transaction().execute(async (trx) => {
    if (!(await lockImport(trx, importId, from))) return;
    if (to === "done") await deleteParts(trx, importId);
    else after.categoriesDeleted = await deleteEmptyCategories(trx, categories_made);
    await updateImport(trx, importId, now, { state: to });
    await recordChange(trx, {
      staff: staffOf(row),
      action,
      subject: "product-imports",
      subjectId: importId,
      after,
      now,
    });
  });
}
