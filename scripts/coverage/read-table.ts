/** A test that shows a row: its file, and its title as the file writes it. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

export interface Row {
  readonly line: number;
  readonly section: number;
  readonly says: string;
  /** Texts that the specification has letter by letter: what stands in double quotation marks. */
  readonly texts: readonly string[];
  readonly files: readonly string[];
  readonly tests: readonly NamedTest[];
  readonly state: string;
}

/** `problems` are lines that look like rows and cannot be read. */
export interface Table {
  readonly rows: readonly Row[];
  readonly problems: readonly string[];
}

const COLUMNS = 5;

/**
 * Reads the rows of docs/specification-coverage.md: five columns (section, what the specification says, files, tests,
 * state). Files stand in backticks; a test is its file in backticks, a colon and the title; several are kept apart by <br>.
 */
export function readTable(markdown: string): Table {
  const rows: Row[] = [];
  const problems: string[] = [];
  for (const [index, text] of markdown.split("\n").entries()) {
    if (!/^\|\s*\d/.test(text)) continue;
    const line = index + 1;
    const cells = cellsOf(text);
    const [section = "", says = "", files = "", tests = "", state = ""] = cells;
    if (cells.length !== COLUMNS) {
      problems.push(`line ${line}: ${cells.length} columns in place of ${COLUMNS}`);
      continue;
    }
    const named = tests.split("<br>").filter((each) => each.trim());
    const read = named.map(testOf);
    if (read.includes(null)) problems.push(`line ${line}: a test is written \`file\`: title`);
    rows.push({
      line,
      section: Number(section),
      says,
      texts: [...says.matchAll(/"([^"]+)"/g)].map(([, quoted = ""]) => quoted),
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
      tests: read.filter((test) => test !== null),
      state,
    });
  }
  return { rows, problems };
}

/** A bar within a cell is written \| as everywhere in Markdown. */
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
