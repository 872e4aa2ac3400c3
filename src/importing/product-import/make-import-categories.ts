import type { Db } from "../../platform/db/database.ts";
import { readReferencedCatalogue } from "../product-csv/read-existing-catalogue.ts";
import { makeCategories } from "./make-categories.ts";
import { newCategoriesOf } from "./new-categories.ts";
import { type ImportRow, lockImport, updateImport } from "./product-import.store.ts";
import { staffOf } from "./staff-of.ts";

/** Makes the categories of an import that are not there yet. */
export async function makeImportCategories(db: Db, row: ImportRow, now: Date): Promise<void> {
  const toMake = newCategoriesOf(row, await readReferencedCatalogue(db));
  if (toMake.length === 0) return;
  await db.transaction().execute(async (trx) => {
    if (!(await lockImport(trx, row.import_id, "applying"))) return;
    const made = await makeCategories(trx, toMake, staffOf(row), now);
    const ids = [...row.categories_made, ...made.map(({ id }) => id)];
    await updateImport(trx, row.import_id, now, { categories_made: ids });
  });
}
