import { unguardFormula } from "../csv/csv-cell.ts";
import { readCsv } from "../csv/read-csv.ts";
import { productColumns } from "./product-columns.ts";
import { tidied } from "./sheet-column.ts";
import { variantColumns } from "./variant-columns.ts";
import { PRODUCT, VARIANT } from "./write-sheet.ts";

/** What is wrong, where: the line of the file, the column's heading (empty: the whole line). */
export interface Problem {
  readonly line: number;
  readonly column: string;
  readonly says: string;
}

export interface SheetLine {
  readonly line: number;
  /** By heading; a column that the file does not have is not in it. */
  readonly cells: ReadonlyMap<string, string>;
}

export interface Sheet {
  readonly headings: ReadonlySet<string>;
  readonly lines: readonly SheetLine[];
  readonly problems: readonly Problem[];
}

const bare = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, "");
const known = new Map(
  [PRODUCT, VARIANT, ...[...productColumns, ...variantColumns].map(({ heading }) => heading)].map(
    (heading) => [bare(heading), heading],
  ),
);

/** The lines of a file by their headings, and what is wrong with it as a file. */
export function readSheet(text: string): Sheet {
  const { rows, faults } = readCsv(text);
  const problems: Problem[] = faults.map(({ line, says }) => ({ line, column: "", says }));
  const [head, ...body] = rows;
  if (!head)
    return {
      headings: new Set(),
      lines: [],
      problems: [{ line: 1, column: "", says: "The file is empty." }],
    };
  const columns = head.cells.map((cell) => known.get(bare(cell)));
  const told = (column: string, says: string) => problems.push({ line: head.line, column, says });
  head.cells.forEach((cell, at) => {
    const name = cell.trim().slice(0, 60);
    const heading = columns[at];
    if (heading === undefined && name)
      told(
        name,
        `There is no column '${name}'. Take it out, or call it one of ${[...known.values()].join(", ")}.`,
      );
    else if (heading && columns.indexOf(heading) < at)
      told(heading, `The column ${heading} stands there twice.`);
  });
  if (!columns.some(Boolean)) return { headings: new Set(), lines: [], problems: problems.slice(0, 1) };
  if (body.length === 0)
    problems.push({ line: head.line, column: "", says: "There is no line below the heading." });
  const broken = new Set(faults.map(({ line }) => line));
  const lines = body
    .filter(({ line }) => !broken.has(line))
    .flatMap(({ line, cells }) => {
      const says = lineFault(cells, head.cells);
      if (says) problems.push({ line, column: "", says });
      const named = columns.flatMap((heading, at) =>
        heading ? [[heading, tidied(unguardFormula(cells[at] ?? ""))] as const] : [],
      );
      return says ? [] : [{ line, cells: new Map(named) }];
    });
  return { headings: new Set(columns.filter((heading) => heading !== undefined)), lines, problems };
}

/** A line that lost a cell would put every later cell into the wrong column, or empty what is not meant. */
function lineFault(cells: readonly string[], headings: readonly string[]): string | undefined {
  const spare = cells.slice(headings.length).some((cell) => cell.trim() !== "");
  if (spare || cells.length < headings.length)
    return `This line has ${cells.length} cells and the heading ${headings.length}: a sign or a quote is missing, or there is one too many.`;
  const nameless = headings.findIndex((heading, at) => heading.trim() === "" && cells[at]?.trim());
  return nameless >= 0 ? `Cell ${nameless + 1} stands under no heading.` : undefined;
}
