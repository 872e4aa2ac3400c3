import { createCategory } from "../../catalogue/category/save-category.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { NewCategory } from "../product-csv/choose-categories.ts";
import { readLastPosition } from "../product-csv/product-csv.store.ts";

const MAX_POSITION = 10_000;

/** Creates the categories that an import needs, after the others. Returns them with their ids. */
export async function makeCategories(
  trx: Trx,
  categories: readonly NewCategory[],
  staff: StaffCaller,
  now: Date,
): Promise<(NewCategory & { readonly id: number })[]> {
  const last = categories.length > 0 ? await readLastPosition(trx) : 0;
  const made: (NewCategory & { id: number })[] = [];
  for (const [at, category] of categories.entries()) {
    const draft = {
      ...category,
      pageHeading: category.name,
      description: "",
      pageTitle: "",
      metaDescription: "",
      metaKeywords: "",
      position: Math.min(MAX_POSITION, last + 1 + at),
    };
    made.push({ ...category, id: await createCategory(trx, { draft, staff, now }) });
  }
  return made;
}
