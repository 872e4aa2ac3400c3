import type { CsvRow } from "./read-csv.ts";

/** Titles, dates and empty rows that people put above a table are not more than this. */
const MAX_TITLE_ROWS = 10;

/**
 * The rows from the headings on: a title, a date or a note may stand above them. The headings are the first of the first rows in
 * which two cells are known ones. All rows, where no row has two.
 */
export function belowTitles(
  rows: readonly CsvRow[],
  isHeading: (cell: string) => boolean,
): readonly CsvRow[] {
  const at = rows
    .slice(0, MAX_TITLE_ROWS + 1)
    .findIndex(({ cells }) => cells.filter((cell) => isHeading(cell)).length >= 2);
  return at > 0 ? rows.slice(at) : rows;
}
