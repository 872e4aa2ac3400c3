/** A test that proves a row: its file, and its title exactly as in the file. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

export interface Row {
  readonly line: number;
  readonly section: number;
  readonly requirement: string;
  /** Exact texts of the specification: everything in double quotation marks. */
  readonly texts: readonly string[];
  readonly files: readonly string[];
  readonly tests: readonly NamedTest[];
  readonly state: string;
}

/** `problems` are lines that look like rows but cannot be parsed. */
export interface Table {
  readonly rows: readonly Row[];
  readonly problems: readonly string[];
}

const COLUMNS = 5;

/**
 * Parses the rows of docs/specification-coverage.md: five columns (section, what the specification says, files,
 * tests, state). Files are in backticks. A test is its file in backticks, a colon and the title; <br> separates
 * several.
 */
export function readTable(markdown: string): Table {
  const rows: Row[] = [];
  const problems: string[] = [];
  for (const [index, text] of markdown.split("\n").entries()) {
    if (!/^\|\s*\d/.test(text)) continue;
    const line = index + 1;
    const cells = cellsOf(text);
    const [section = "", message = "", files = "", tests = "", state = ""] = cells;
    if (cells.length !== COLUMNS) {
      problems.push(`line ${line}: ${cells.length} columns instead of ${COLUMNS}`);
      continue;
    }
    const named = tests.split("<br>").filter((each) => each.trim());
    const read = named.map(testOf);
    if (read.includes(null)) problems.push(`line ${line}: a test is written \`file\`: title`);
    rows.push({
      line,
      section: Number(section),
      requirement: message,
      texts: [...message.matchAll(/"([^"]+)"/g)].map(([, quoted = ""]) => quoted),
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
      tests: read.filter((test) => test !== null),
      state,
    });
  }
  return { rows, problems };
}

/** In Markdown a bar inside a cell is written \|. */
const cellsOf = (text: string): string[] =>
  text
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

function testOf(text: string): NamedTest | null {
  const [, file, title] = /^\s*`([^`]+)`:\s*(\S.*?)\s*$/.exec(text) ?? [];
  return file && title ? { file, title } : null;
}
