import type { ImportLine } from "../../contract/admin/product-imports.ts";
import type { StaffText } from "../../contract/staff-text.ts";
import type { Problem } from "../other-formats/read-table.ts";

/** Lines that belong to no product, each with what is wrong with it. */
export const wrongLines = (
  problems: readonly Problem[],
  headingInFile: (column: string) => string,
): ImportLine[] =>
  [...Map.groupBy(problems, ({ line }) => line)].map(([line, ofLine]) => ({
    line,
    productId: null,
    name: "",
    outcome: "wrong",
    changes: [],
    problems: ofLine.map(({ column, message }) => ({ column: headingInFile(column), message })),
  }));

/** The lines of a product with one more problem, at the first of them. */
export const withProblem = (lines: readonly ImportLine[], message: StaffText): ImportLine[] =>
  lines.map((line, at) => ({
    ...line,
    outcome: "wrong",
    problems: at === 0 ? [...line.problems, { column: "", message }] : line.problems,
  }));
