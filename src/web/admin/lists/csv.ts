type Cell = string | number | boolean | null | undefined | object;

/** A spreadsheet takes a text that begins so for a formula and reckons it: an apostrophe keeps it a text. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

function cell(value: Cell): string {
  if (value === null || value === undefined) return "";
  const said = typeof value === "object" ? JSON.stringify(value) : String(value);
  const text = typeof value === "number" ? said : isFormula(said) ? `'${said}` : said;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
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
  const lines = [
    keys.map(heading),
    ...rows.map((row) => keys.map((key) => (row as Record<string, Cell>)[key])),
  ];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}
