import type { Db } from "../../platform/db/database.ts";
import { withChoices } from "../product-csv/choose-categories.ts";
import type { ExistingCatalogue } from "../product-csv/product-state.ts";
import { readReferencedCatalogue } from "../product-csv/read-existing-catalogue.ts";
import { newCategoriesOf } from "./new-categories.ts";
import type { ImportRow } from "./product-import.store.ts";

/**
 * The catalogue that the products of an import are planned against, without products. Categories that the import is still to
 * make have ids below 0.
 */
export async function readImportCatalogue(db: Db, row: ImportRow): Promise<ExistingCatalogue> {
  const catalogue = await readReferencedCatalogue(db, row.archive_id);
  const toMake = newCategoriesOf(row, catalogue).map((category, at) => ({ ...category, id: -1 - at }));
  return withChoices(catalogue, row.choices ?? undefined, toMake);
}
