export interface CsvRow {
  /** Where the row begins, from 1 on; blank lines and lines inside quotes counted. */
  readonly line: number;
  /** As they stand, without their quotes. */
  readonly cells: readonly string[];
}

export interface CsvRead {
  readonly rows: readonly CsvRow[];
  /** Rows whose quotes do not close where they should: they are read as if quotes were letters, up to the line's end. */
  readonly faults: readonly { readonly line: number; readonly says: string }[];
}

/**
 * Reads what a spreadsheet writes or what is copied out of one: cells parted by tabs, semicolons or commas (the first of
 * these that the first line has outside quotes, or the one of a line `sep=;`), quoted or not, any line ends, with or
 * without the mark of UTF-8. Rows without anything in them are left out.
 */
export function readCsv(given: string): CsvRead {
  const text = given.replace(/^\uFEFF/, "");
  const hint = /^"?sep=([\t;,])"?(?:\r\n|\r|\n|$)/i.exec(text);
  const sign = hint?.[1] ?? signOf(text);
  const rows: CsvRow[] = [];
  const faults: { line: number; says: string }[] = [];
  let at = hint ? hint[0].length : 0;
  let line = hint ? 2 : 1;
  while (at < text.length) {
    const strict = readRow(text, at, sign, true);
    if (strict.fault) faults.push({ line, says: strict.fault });
    const row = strict.fault ? readRow(text, at, sign, false) : strict;
    if (row.cells.some((cell) => cell.trim() !== "")) rows.push({ line, cells: row.cells });
    line += lineEnds(text.slice(at, row.end));
    at = row.end;
  }
  return { rows, faults };
}

const lineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

function signOf(text: string): string {
  const bare = text.trimStart().replace(/"(?:[^"]|"")*"/g, "");
  const [first = ""] = bare.split(/[\r\n]/);
  return ["\t", ";", ","].find((sign) => first.includes(sign)) ?? ",";
}

interface ReadRow {
  readonly cells: string[];
  readonly end: number;
  readonly fault?: string;
}

/** One row from `start` on; `end` is behind its line end. */
function readRow(text: string, start: number, sign: string, isStrict: boolean): ReadRow {
  const cells: string[] = [];
  let at = start;
  while (true) {
    const cell = isStrict ? readQuoted(text, at) : undefined;
    if (cell === "open") return { cells, end: at, fault: "A quote opens here and never closes." };
    if (cell) at = cell.end;
    const from = at;
    while (at < text.length && text[at] !== sign && text[at] !== "\n" && text[at] !== "\r") at += 1;
    const rest = text.slice(from, at);
    if (cell && rest.trim() !== "")
      return {
        cells,
        end: at,
        fault: "A quote closes in the middle of a cell: write it twice inside quotes.",
      };
    cells.push(cell ? cell.text : rest);
    if (text[at] === sign) {
      at += 1;
      continue;
    }
    if (text[at] === "\r" && text[at + 1] === "\n") at += 1;
    return { cells, end: at + 1 };
  }
}

/** A cell that begins with a quote, maybe after spaces; undefined: it does not. */
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
