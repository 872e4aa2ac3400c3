import type { ProductImport } from "../../../contract/admin/product-csv.ts";
import { plural } from "../words/format.ts";

/** What an import changes, as counts in words. Empty: nothing. */
export const describeChanges = ({
  newCategories,
  newProducts,
  changedProducts,
  newVariants,
}: ProductImport): string =>
  [
    newCategories.length > 0 && plural(newCategories.length, "new category", "new categories"),
    newProducts && plural(newProducts, "new product"),
    changedProducts &&
      `${plural(changedProducts, "changed product")}${newVariants ? ` with ${plural(newVariants, "new variant")}` : ""}`,
  ]
    .filter(Boolean)
    .join(", ");

export const countChanges = ({ newProducts, changedProducts }: ProductImport): number =>
  newProducts + changedProducts;

/** What the check found, in one sentence. */
export function describeCheck(plan: ProductImport): string {
  if (plan.invalidLines) return `${plural(plan.invalidLines, "line is", "lines are")} wrong.`;
  const same = plan.unchangedLines && `${plural(plan.unchangedLines, "line")} as the store has it already`;
  const summary = [describeChanges(plan), same].filter(Boolean).join("; ");
  return summary ? `${summary}.` : "There is nothing in it.";
}

export const applyLabel = (plan: ProductImport): string => `Apply ${plural(countChanges(plan), "change")}`;
