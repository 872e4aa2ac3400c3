import { csvOfRows, guardFormula, quoteCell } from "../../../features/csv/csv-cell.ts";

type Cell = string | number | boolean | null | undefined | object;

function cell(value: Cell): string {
  if (value === null || value === undefined) return "";
  const said = typeof value === "object" ? JSON.stringify(value) : String(value);
  return quoteCell(typeof value === "number" ? said : guardFormula(said));
}

/** The column's heading as a reader says it: `placedAt` is 'Placed at'. */
const heading = (key: string): string => {
  const words = key.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Rows as RFC 4180 says, every field of every row a column; with the mark by which spreadsheets know UTF-8. No cell can
 * run as a formula.
 */
export function toCsv(rows: readonly object[]): string {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => key !== "version");
  return csvOfRows([
    keys.map(heading).map(cell),
    ...rows.map((row) => keys.map((key) => cell((row as Record<string, Cell>)[key]))),
  ]);
}
