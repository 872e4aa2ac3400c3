export interface CountLine {
  /** Starts at 1. */
  readonly line: number;
  /** SKU code or GTIN. */
  readonly code: string;
  readonly pieces: string;
}

/**
 * Reads pasted lines of a SKU code or GTIN and its pieces, with tabs, semicolons or commas between. A first line without a
 * digit in its second cell is a heading.
 */
export function parseCounts(text: string): CountLine[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((each, index) => {
      const [code = "", pieces = ""] = each
        .split(/[\t;,]/)
        .map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
      return { line: index + 1, code, pieces };
    })
    .filter(({ code, pieces }) => code !== "" || pieces !== "");
  return /\d/.test(lines[0]?.pieces ?? "0") ? lines : lines.slice(1);
}
