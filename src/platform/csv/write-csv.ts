/** Also full-width ones, and after white space that a spreadsheet trims. A tab or a line end may begin another cell. */
const START = "(?:\\s*[=+\\-@\uff1d\uff0b\uff0d\uff20]|[\\t\\r\\n])";
const formula = new RegExp(`^'*${START}`, "u");
const escapedFormula = new RegExp(`^'+${START}`, "u");

/** Digits and blanks after a plus have no operator, no name and no cell: nothing in them can be evaluated. */
const telephone = /^\+\d+(?: \d+)+$/;

/**
 * A spreadsheet evaluates a text that begins like this as a formula. An apostrophe before it prevents that. A text that already has apostrophes before such a character gets one more, so that
 * `unescapeFormula` returns exactly the original text.
 */
export const escapeFormula = (text: string): string =>
  formula.test(text) && !telephone.test(text) ? `'${text}` : text;

/** Undoes escapeFormula. Other cells stay as they are. */
export const unescapeFormula = (cell: string): string => (escapedFormula.test(cell) ? cell.slice(1) : cell);

/** Quotes a cell by RFC 4180. */
export const quoteCell = (text: string): string =>
  /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

/** Rows of a CSV file. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.join(",")}\r\n`).join("");

/** The rows as a CSV file. It starts with a byte order mark, by which spreadsheets recognise UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string => `\uFEFF${csvLines(rows)}`;
