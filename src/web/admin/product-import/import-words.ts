import type { ProductImport } from "../../../contract/admin/product-sheet.ts";

const some = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;

/** What an import makes, as counts in words; empty where it makes nothing. */
export const makesOf = ({ newProducts, changedProducts, newVariants }: ProductImport): string =>
  [
    newProducts && some(newProducts, "new product"),
    changedProducts &&
      `${some(changedProducts, "changed product")}${newVariants ? ` with ${some(newVariants, "new variant")}` : ""}`,
  ]
    .filter(Boolean)
    .join(", ");

export const changesOf = ({ newProducts, changedProducts }: ProductImport): number =>
  newProducts + changedProducts;

/** What the check found, in one sentence. */
export function foundOf(plan: ProductImport): string {
  if (plan.wrongLines) return `${some(plan.wrongLines, "line is", "lines are")} wrong.`;
  const same = plan.unchangedLines && `${some(plan.unchangedLines, "line")} as the store has it already`;
  const found = [makesOf(plan), same].filter(Boolean).join("; ");
  return found ? `${found}.` : "There is nothing in it.";
}

export const applyLabel = (plan: ProductImport): string => `Apply ${some(changesOf(plan), "change")}`;
