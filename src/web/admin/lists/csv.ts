import { escapeFormula, quoteCell, writeCsv } from "../../../platform/csv/write-csv.ts";

type Cell = string | number | boolean | null | undefined | object;

function formatCell(value: Cell): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return quoteCell(typeof value === "number" ? text : escapeFormula(text));
}

/** The heading of a column in words: `placedAt` is 'Placed at', `placedAt (UTC)` is 'Placed at (UTC)'. */
const heading = (key: string): string => {
  const [, name = key, note = ""] = /^(\w+)( \(.*\))$/.exec(key) ?? [];
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1) + note;
};

/**
 * CSV as in RFC 4180, with a column for each field of any row. It begins with a byte order mark, by which
 * spreadsheets recognise UTF-8. No cell can run as a formula.
 */
export function toCsv(rows: readonly object[]): string {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => key !== "version");
  return writeCsv([
    keys.map(heading).map(formatCell),
    ...rows.map((row) => keys.map((key) => formatCell((row as Record<string, Cell>)[key]))),
  ]);
}
