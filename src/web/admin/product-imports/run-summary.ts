import type { ProductImportRun } from "../../../contract/admin/product-imports.ts";
import { t } from "../../../platform/language/t.ts";
import { locale } from "../words/format.ts";

/** What an import is doing, as staff read it. */
export const stateLabels: Readonly<Record<ProductImportRun["state"], string>> = {
  receiving: t("being uploaded"),
  reading: t("being read"),
  asking: t("waits for your choices"),
  checking: t("being checked"),
  checked: t("checked"),
  applying: t("being imported"),
  done: t("imported"),
  undoing: t("being undone"),
  undone: t("undone"),
  stopped: t("stopped"),
  failed: t("failed"),
};

/** Pasted lines have no file. */
export const titleOf = ({ fileName, state }: ProductImportRun): string =>
  `${fileName || t("Products")}: ${stateLabels[state]}`;

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
    const done = t("{settled} of {products, plural, one {# product} other {# products}}", {
      settled: run.settled.toLocaleString(locale),
      products: run.products,
    });
    return t("{value} You may leave this page.", {
      value: run.state === "reading" ? t("The file is read.") : `${done}.`,
    });
  }
  if (run.state === "asking" && run.products > run.wrongProducts)
    return t("{products, plural, one {# product} other {# products}} in the file.", {
      products: run.products - run.wrongProducts,
    });
  const parts = [
    newCategories.length > 0 &&
      t("{newCategories, plural, one {# new category} other {# new categories}}", {
        newCategories: newCategories.length,
      }),
    run.newProducts &&
      t("{newProducts, plural, one {# new product} other {# new products}}", {
        newProducts: run.newProducts,
      }),
    run.changedProducts &&
      t("{changedProducts, plural, one {# changed product} other {# changed products}}", {
        changedProducts: run.changedProducts,
      }),
    run.unchangedProducts &&
      t(
        "{unchangedProducts, plural, one {# product as the store has it} other {# products as the store has them}}",
        { unchangedProducts: run.unchangedProducts },
      ),
    run.wrongProducts &&
      t(
        "{wrongProducts, plural, one {# left out, because a line is wrong} other {# left out, because a line is wrong}}",
        { wrongProducts: run.wrongProducts },
      ),
    run.undoneProducts &&
      t("{undoneProducts} undone", { undoneProducts: run.undoneProducts.toLocaleString(locale) }),
    run.leftProducts &&
      t("{leftProducts} left as they are", { leftProducts: run.leftProducts.toLocaleString(locale) }),
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : t("Nothing was changed.");
}
