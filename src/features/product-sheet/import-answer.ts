import type { ImportLine, ProductImport } from "../../contract/admin/product-sheet.ts";
import { type ImportPlan, sealedPart } from "./plan-import.ts";
import type { FieldChange, PlannedProduct } from "./plan-product.ts";

const LONGEST = 160;
const LEAD = 30;

/** Both texts cut around the first sign in which they differ: a changed word in a long description is seen. */
function cutChange({ field, from, to }: FieldChange): FieldChange {
  if (from.length <= LONGEST && to.length <= LONGEST) return { field, from, to };
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const start = Math.max(0, same - LEAD);
  const cut = (text: string) =>
    `${start > 0 ? "…" : ""}${text.slice(start, start + LONGEST)}${text.length > start + LONGEST ? "…" : ""}`;
  return { field, from: cut(from), to: cut(to) };
}

/** A plan as it is looked at: line by line, with the counts and the seal of what would change. */
export function importAnswer(
  plan: ImportPlan,
  digest: (text: string) => string,
  isDone: boolean,
): ProductImport {
  const problemsOf = Map.groupBy(plan.problems, ({ line }) => line);
  const planned = plan.products.flatMap((product) => product.lines.map((line) => ({ product, line })));
  const lines = planned.map(({ product, line: { line, changes, colourName, isNewVariant } }): ImportLine => {
    const problems = (problemsOf.get(line) ?? []).map(({ column, says }) => ({ column, says }));
    problemsOf.delete(line);
    return {
      line,
      productId: product.before?.id ?? null,
      name: [product.after.name, colourName].filter(Boolean).join(", "),
      outcome: problems.length ? "wrong" : outcomeOf(product, isNewVariant, changes.length > 0),
      changes: changes.map(cutChange),
      problems,
    };
  });
  for (const [line, problems] of problemsOf)
    lines.push({
      ...{ line, productId: null, name: "", outcome: "wrong", changes: [] },
      problems: problems.map(({ column, says }) => ({ column, says })),
    });
  const count = (outcome: ImportLine["outcome"]) => lines.filter((line) => line.outcome === outcome).length;
  return {
    lines: lines.sort((one, other) => one.line - other.line),
    newProducts: plan.products.filter(({ before }) => !before).length,
    newVariants: count("new variant"),
    changedProducts: plan.products.filter((product) => product.before && isChanged(product)).length,
    unchangedLines: count("unchanged"),
    wrongLines: count("wrong"),
    seal: digest(sealedPart(plan)),
    isDone,
  };
}

export const isChanged = ({ lines }: PlannedProduct): boolean =>
  lines.some(({ isNewVariant, changes }) => isNewVariant || changes.length > 0);

function outcomeOf(
  product: PlannedProduct,
  isNewVariant: boolean,
  isDifferent: boolean,
): ImportLine["outcome"] {
  if (!product.before) return "new product";
  if (isNewVariant) return "new variant";
  return isDifferent ? "changed" : "unchanged";
}
