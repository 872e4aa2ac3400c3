import type { ImportChoices } from "../../contract/admin/import-choices.ts";
import { askedCategories, categoriesToMake, countWithoutWeight } from "./choose-categories.ts";
import { groupLines } from "./group-lines.ts";
import { newProductsInFile } from "./new-products-in-file.ts";
import type { ProductCsv } from "./parse-product-csv.ts";
import type { ExistingCatalogue } from "./product-state.ts";

/** What staff must decide about a file, and the categories that their choices create. */
export function askAbout(file: ProductCsv, catalogue: ExistingCatalogue, choices: ImportChoices | undefined) {
  const { groups } = groupLines(file.lines, catalogue);
  const asked = askedCategories(groups, catalogue);
  const toMake = categoriesToMake(asked, choices, catalogue, groups);
  return {
    asked,
    toMake,
    withoutWeight: countWithoutWeight(groups),
    newProducts: newProductsInFile(file, groups),
  };
}
