import type { ImportLine } from "../../contract/admin/product-imports.ts";
import type { ImportPlan } from "./plan-import.ts";
import type { FieldChange, PlannedProduct } from "./plan-product.ts";

const MAX_TEXT = 160;
const CONTEXT_BEFORE = 30;

/** Cuts both texts around their first difference, so that a changed word in a long description is visible. */
function truncateChange({ field, from, to }: FieldChange): FieldChange {
  if (from.length <= MAX_TEXT && to.length <= MAX_TEXT) return { field, from, to };
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const start = Math.max(0, same - CONTEXT_BEFORE);
  const cut = (text: string) =>
    `${start > 0 ? "…" : ""}${text.slice(start, start + MAX_TEXT)}${text.length > start + MAX_TEXT ? "…" : ""}`;
  return { field, from: cut(from), to: cut(to) };
}

/** The lines of a plan for display, with the lines that belong to no product. `headingInFile` names a column as the file does. */
export function importLines(plan: ImportPlan, headingInFile: (column: string) => string): ImportLine[] {
  const problems = plan.problems.map((each) => ({ ...each, column: headingInFile(each.column) }));
  // One column of another format may be several of ours, each with the same problem.
  const shownProblems = new Map(problems.map((each) => [JSON.stringify(each), each])).values();
  const problemsOf = Map.groupBy(shownProblems, ({ line }) => line);
  const planned = plan.products.flatMap((product) => product.lines.map((line) => ({ product, line })));
  const lines = planned.map(({ product, line: { line, changes, colourName, isNewVariant } }): ImportLine => {
    const problems = (problemsOf.get(line) ?? []).map(({ column, message }) => ({ column, message }));
    problemsOf.delete(line);
    return {
      line,
      productId: product.before?.id ?? null,
      name: [product.after.name, colourName].filter(Boolean).join(", "),
      outcome: problems.length ? "wrong" : outcomeOf(product, isNewVariant, changes.length > 0),
      changes: changes.map(truncateChange),
      problems,
    };
  });
  for (const [line, problems] of problemsOf)
    lines.push({
      line,
      productId: null,
      name: "",
      outcome: "wrong",
      changes: [],
      problems: problems.map(({ column, message }) => ({ column, message })),
    });
  return lines.sort((one, other) => one.line - other.line);
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
