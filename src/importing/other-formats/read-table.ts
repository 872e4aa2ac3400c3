import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { belowTitles } from "../../platform/csv/below-titles.ts";
import { readCsv } from "../../platform/csv/read-csv.ts";
import { unescapeFormula } from "../../platform/csv/write-csv.ts";
import { isKnownHeading } from "./recognise-format.ts";

/** A problem with its place: the line of the file and the heading of the column (empty: the whole line). */
export interface Problem {
  readonly line: number;
  readonly column: string;
  readonly message: StaffText;
}

export interface TableRow {
  readonly line: number;
  /** As many as there are headings, trimmed and without a spreadsheet's apostrophe. */
  readonly cells: readonly string[];
}

/** A file as rows below headings, before anybody knows what its columns mean. */
export interface Table {
  /** The line of the headings. */
  readonly line: number;
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  readonly problems: readonly Problem[];
}

/** The form in which texts are compared, because spreadsheets change line ends. */
export const normalised = (text: string): string => text.replace(/\r\n?/g, "\n").trim();

/** Reads a CSV of any format, from its headings on: what stands above them is a title. Lines with a wrong number of cells are left out and are problems. */
export function readTable(text: string): Table {
  const { rows, faults } = readCsv(text);
  const problems: Problem[] = faults.map(({ line, message }) => ({ line, column: "", message }));
  const [head, ...body] = belowTitles(rows, isKnownHeading);
  if (!head)
    return {
      line: 1,
      headings: [],
      rows: [],
      problems: [{ line: 1, column: "", message: staffText`The file is empty.` }],
    };
  if (body.length === 0)
    problems.push({ line: head.line, column: "", message: staffText`There is no line below the heading.` });
  const broken = new Set(faults.map(({ line }) => line));
  const whole = body.filter(({ line, cells }) => {
    if (broken.has(line)) return false;
    const message = lineProblem(cells, head.cells);
    if (message) problems.push({ line, column: "", message });
    return !message;
  });
  return {
    line: head.line,
    headings: head.cells.map((cell) => cell.trim()),
    rows: whole.map(({ line, cells }) => ({
      line,
      cells: head.cells.map((_, at) => normalised(unescapeFormula(cells[at] ?? ""))),
    })),
    problems,
  };
}

/**
 * With a missing delimiter, every later cell would be in the wrong column, so a line needs as many cells as
 * the heading.
 */
function lineProblem(cells: readonly string[], headings: readonly string[]): StaffText | undefined {
  const hasExtraCells = cells.slice(headings.length).some((cell) => cell.trim() !== "");
  if (hasExtraCells || cells.length < headings.length)
    return staffText`This line has ${cells.length} cells and the heading ${headings.length}: a sign or a quote is missing, or there is one too many.`;
  const withoutHeading = headings.findIndex((heading, at) => heading.trim() === "" && cells[at]?.trim());
  return withoutHeading >= 0 ? staffText`Cell ${withoutHeading + 1} stands under no heading.` : undefined;
}
