import { type StaffText, staffText } from "../../contract/staff-text.ts";

export interface CsvRow {
  /** The line where the row begins, from 1. Blank lines and lines inside quotes count. */
  readonly line: number;
  /** The texts of the cells, without their quotes, and without the `="…"` by which spreadsheets keep digits a text. */
  readonly cells: readonly string[];
}

export interface ParsedCsv {
  readonly rows: readonly CsvRow[];
  /**
   * Rows with wrong quotes. They are read up to the end of the line as if quotes were ordinary characters.
   */
  readonly faults: readonly { readonly line: number; readonly message: StaffText }[];
}

/**
 * Reads the CSV of a spreadsheet, or cells copied from one. The delimiter is a tab, a semicolon or a comma:
 * the first of these that the first line with any has outside quotes, or the one that a line `sep=;` names. Cells may
 * be quoted, any line ends are allowed, with or without a byte order mark. Empty rows are left out.
 */
export function readCsv(csv: string): ParsedCsv {
  const text = csv.replace(/^\uFEFF/, "");
  const hint = /^"?sep=([\t;,])"?(?:\r\n|\r|\n|$)/i.exec(text);
  const delimiter = hint?.[1] ?? detectDelimiter(text);
  const rows: CsvRow[] = [];
  const faults: { line: number; message: StaffText }[] = [];
  let at = hint ? hint[0].length : 0;
  let line = hint ? 2 : 1;
  while (at < text.length) {
    const strict = readRow(text, at, delimiter, true);
    if (strict.fault) faults.push({ line, message: strict.fault });
    const row = strict.fault ? readRow(text, at, delimiter, false) : strict;
    if (row.cells.some((cell) => cell.trim() !== "")) rows.push({ line, cells: row.cells });
    line += countLineEnds(text.slice(at, row.end));
    at = row.end;
  }
  return { rows, faults };
}

const countLineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

function detectDelimiter(text: string): string {
  const unquoted = text.trimStart().replace(/"(?:[^"]|"")*"/g, "");
  const first = unquoted.split(/[\r\n]/).find((line) => /[\t;,]/.test(line)) ?? ""; // a title may stand above
  return ["\t", ";", ","].find((delimiter) => first.includes(delimiter)) ?? ",";
}

/** `="01067"` is how a spreadsheet writes a text of digits that it would otherwise take for a number. */
const withoutTextFormula = (cell: string): string => /^\s*="([^"]*)"\s*$/.exec(cell)?.[1] ?? cell;

interface ReadRow {
  readonly cells: string[];
  readonly end: number;
  readonly fault?: StaffText;
}

/** Reads one row from `start`. `end` is the position after its line end. */
function readRow(text: string, start: number, delimiter: string, isStrict: boolean): ReadRow {
  const cells: string[] = [];
  let at = start;
  while (true) {
    const cell = isStrict ? readQuoted(text, at) : undefined;
    if (cell === "open") return { cells, end: at, fault: staffText`A quote opens here and never closes.` };
    if (cell) at = cell.end;
    const from = at;
    while (at < text.length && text[at] !== delimiter && text[at] !== "\n" && text[at] !== "\r") at += 1;
    const rest = text.slice(from, at);
    if (cell && rest.trim() !== "")
      return {
        cells,
        end: at,
        fault: staffText`A quote closes in the middle of a cell: write it twice inside quotes.`,
      };
    cells.push(withoutTextFormula(cell ? cell.text : rest));
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    if (text[at] === "\r" && text[at + 1] === "\n") at += 1;
    return { cells, end: at + 1 };
  }
}

/**
 * Reads a cell that begins with a quote, with or without spaces before it. Undefined when it does not begin
 * with one.
 */
function readQuoted(text: string, start: number): { text: string; end: number } | "open" | undefined {
  let at = start;
  while (text[at] === " ") at += 1;
  if (text[at] !== '"') return undefined;
  const from = at + 1;
  at = from;
  while (true) {
    at = text.indexOf('"', at);
    if (at < 0) return "open";
    if (text[at + 1] !== '"') break;
    at += 2;
  }
  return { text: text.slice(from, at).replaceAll('""', '"'), end: at + 1 };
}
