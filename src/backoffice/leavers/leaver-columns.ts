import type { CsvRow } from "../../platform/csv/read-csv.ts";
import { isSerialDay, readDateColumn } from "../../platform/dates/date-column.ts";

export interface TableColumn {
  readonly hasEmails: boolean;
  readonly hasDates: boolean;
  /** Numbers that may be a spreadsheet's days, or something else. */
  readonly hasSerialDays: boolean;
  /** How a question shows it: its place from 0, its heading (empty: the file has none) and the first cell that is not empty. */
  readonly shown: { readonly column: number; readonly heading: string; readonly example: string };
}

/** What is in each column of a table. */
export function tableColumns(
  headings: readonly string[],
  rows: readonly CsvRow[],
  timeZone: string,
): readonly TableColumn[] {
  const count = Math.max(headings.length, ...rows.map(({ cells }) => cells.length), 0);
  return Array.from({ length: count }, (_, column) => {
    const cells = rows.map((row) => row.cells[column]?.trim() ?? "");
    const heading = headings[column]?.trim() ?? "";
    const dated = readDateColumn(
      cells.filter((cell) => /\D/.test(cell) || cell.length === 8),
      { timeZone },
    ).cells;
    return {
      hasEmails: cells.some((cell) => cell.includes("@")),
      hasDates: dated.some((cell) => ("day" in cell ? cell.day !== null : cell.wrong !== "not_a_date")),
      hasSerialDays: cells.some(isSerialDay),
      shown: { column, heading, example: cells.find((cell) => cell !== "") ?? "" },
    };
  });
}

/** The place of the only column with such a heading. Undefined: none has, or several. */
export function columnNamed(columns: readonly TableColumn[], names: RegExp): number | undefined {
  const found = columns.filter(({ shown }) => names.test(shown.heading));
  return found.length === 1 ? found[0]?.shown.column : undefined;
}
