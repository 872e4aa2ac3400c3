const formula = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

/**
 * A spreadsheet takes a text that begins with one of these signs for a formula and reckons it: an apostrophe keeps it a
 * text. Apostrophes that stand before such a sign already get one more, so that `unguardFormula` gives back exactly what it was.
 */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text of a cell that guardFormula wrote; any other cell is its own text. */
export const unguardFormula = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell);

/** A cell as RFC 4180 writes it. */
export const quoteCell = (text: string): string =>
  /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

/** Rows with the mark by which spreadsheets know UTF-8. */
export const csvOfRows = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.join(",")}\r\n`).join("")}`;
