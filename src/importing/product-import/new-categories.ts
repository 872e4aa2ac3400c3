import { categoriesToMake, type NewCategory } from "../product-csv/choose-categories.ts";
import type { ExistingCatalogue } from "../product-csv/product-state.ts";
import type { ImportRow } from "./product-import.store.ts";

/** The categories of an import that are still to be made. Those that it made already are found by their names. */
export function newCategoriesOf(
  { choices, description }: Pick<ImportRow, "choices" | "description">,
  catalogue: ExistingCatalogue,
): NewCategory[] {
  const known = new Set(catalogue.categories.map(({ name }) => name.toLowerCase()));
  const asked = (description?.askedCategories ?? []).filter(({ name }) => !known.has(name.toLowerCase()));
  return categoriesToMake(asked, choices ?? undefined, catalogue, []);
}
