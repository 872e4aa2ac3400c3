import { readCsv } from "../csv/read-csv.ts";
import { unescapeFormula } from "../csv/write-csv.ts";
import { normalised } from "./csv-column.ts";
import { productColumns } from "./product-columns.ts";
import { variantColumns } from "./variant-columns.ts";
import { PRODUCT_ID_HEADING, VARIANT_ID_HEADING } from "./write-product-csv.ts";

/** A problem with its place: the line of the file and the heading of the column (empty: the whole line). */
export interface Problem {
  readonly line: number;
  readonly column: string;
  readonly message: string;
}

export interface CsvLine {
  readonly line: number;
  /** The cells by heading. Columns that the file does not have are missing here. */
  readonly cells: ReadonlyMap<string, string>;
}

export interface ProductCsv {
  readonly headings: ReadonlySet<string>;
  readonly lines: readonly CsvLine[];
  readonly problems: readonly Problem[];
}

const foldHeading = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, "");
const knownHeadings = new Map(
  [
    PRODUCT_ID_HEADING,
    VARIANT_ID_HEADING,
    ...[...productColumns, ...variantColumns].map(({ heading }) => heading),
  ].map((heading) => [foldHeading(heading), heading]),
);

/**
 * Parses the file into lines by heading. It also returns the problems of the file itself, such as unknown
 * columns.
 */
export function parseProductCsv(text: string): ProductCsv {
  const { rows, faults } = readCsv(text);
  const problems: Problem[] = faults.map(({ line, message }) => ({ line, column: "", message }));
  const [head, ...body] = rows;
  if (!head)
    return {
      headings: new Set(),
      lines: [],
      problems: [{ line: 1, column: "", message: "The file is empty." }],
    };
  const columns = head.cells.map((cell) => knownHeadings.get(foldHeading(cell)));
  const report = (column: string, message: string) => problems.push({ line: head.line, column, message });
  head.cells.forEach((cell, at) => {
    const name = cell.trim().slice(0, 60);
    const heading = columns[at];
    if (heading === undefined && name)
      report(
        name,
        `There is no column '${name}'. Take it out, or call it one of ${[...knownHeadings.values()].join(", ")}.`,
      );
    else if (heading && columns.indexOf(heading) < at)
      report(heading, `The column ${heading} stands there twice.`);
  });
  if (!columns.some(Boolean)) return { headings: new Set(), lines: [], problems: problems.slice(0, 1) };
  if (body.length === 0)
    problems.push({ line: head.line, column: "", message: "There is no line below the heading." });
  const broken = new Set(faults.map(({ line }) => line));
  const lines = body
    .filter(({ line }) => !broken.has(line))
    .flatMap(({ line, cells }) => {
      const message = lineProblem(cells, head.cells);
      if (message) problems.push({ line, column: "", message });
      const named = columns.flatMap((heading, at) =>
        heading ? [[heading, normalised(unescapeFormula(cells[at] ?? ""))] as const] : [],
      );
      return message ? [] : [{ line, cells: new Map(named) }];
    });
  return { headings: new Set(columns.filter((heading) => heading !== undefined)), lines, problems };
}

/**
 * With a missing delimiter, every later cell would be in the wrong column, so a line needs as many cells as
 * the heading.
 */
function lineProblem(cells: readonly string[], headings: readonly string[]): string | undefined {
  const hasExtraCells = cells.slice(headings.length).some((cell) => cell.trim() !== "");
  if (hasExtraCells || cells.length < headings.length)
    return `This line has ${cells.length} cells and the heading ${headings.length}: a sign or a quote is missing, or there is one too many.`;
  const withoutHeading = headings.findIndex((heading, at) => heading.trim() === "" && cells[at]?.trim());
  return withoutHeading >= 0 ? `Cell ${withoutHeading + 1} stands under no heading.` : undefined;
}
