import type { ProductImportRun } from "../../../contract/admin/product-imports.ts";
import { locale, plural } from "../words/format.ts";

/** What an import is doing, as staff read it. */
export const stateLabels: Readonly<Record<ProductImportRun["state"], string>> = {
  receiving: "being uploaded",
  reading: "being read",
  asking: "waits for your choices",
  checking: "being checked",
  checked: "checked",
  applying: "being imported",
  done: "imported",
  undoing: "being undone",
  undone: "undone",
  stopped: "stopped",
  failed: "failed",
};

/** Pasted lines have no file. */
export const titleOf = ({ fileName, state }: ProductImportRun): string =>
  `${fileName || "Products"}: ${stateLabels[state]}`;

export const isRunning = ({ state }: ProductImportRun): boolean =>
  state === "reading" || state === "checking" || state === "applying" || state === "undoing";

export const isUndoable = ({ state }: ProductImportRun): boolean => state === "done" || state === "stopped";

/** It has changed nothing, and can be forgotten. */
export const isForgettable = ({ state }: ProductImportRun): boolean =>
  state === "asking" || state === "checked" || state === "failed";

export const countChanges = ({ newProducts, changedProducts }: ProductImportRun): number =>
  newProducts + changedProducts;

/** How far an import is and what it changes, in one sentence or two. */
export function describeRun(run: ProductImportRun, newCategories: readonly string[] = []): string {
  if (isRunning(run)) {
    const done = `${run.settled.toLocaleString(locale)} of ${plural(run.products, "product")}`;
    return `${run.state === "reading" ? "The file is read." : `${done}.`} You may leave this page.`;
  }
  if (run.state === "asking" && run.products > run.wrongProducts)
    return `${plural(run.products - run.wrongProducts, "product")} in the file.`;
  const parts = [
    newCategories.length > 0 && plural(newCategories.length, "new category", "new categories"),
    run.newProducts && plural(run.newProducts, "new product"),
    run.changedProducts && plural(run.changedProducts, "changed product"),
    run.unchangedProducts &&
      plural(run.unchangedProducts, "product as the store has it", "products as the store has them"),
    run.wrongProducts &&
      plural(run.wrongProducts, "left out, because a line is wrong", "left out, because a line is wrong"),
    run.undoneProducts && `${run.undoneProducts.toLocaleString(locale)} undone`,
    run.leftProducts && `${run.leftProducts.toLocaleString(locale)} left as they are`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : "Nothing was changed.";
}
