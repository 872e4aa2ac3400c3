import { existsSync, readFileSync, statSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { type Row, readTable } from "./read-table.ts";
import { readTestTitles } from "./read-test-titles.ts";

export interface Requirements {
  /** For each section of the specification, the least number of rows that the table must have. */
  readonly sections: ReadonlyMap<number, number>;
  /** Globs of the files that the test run includes. */
  readonly testFiles: readonly string[];
}

export interface Coverage {
  readonly rows: readonly Row[];
  readonly open: readonly Row[];
  readonly faults: readonly string[];
}

const states = ["shown", "open"];

/** Compares the table with the project in `root`: files, test titles, exact texts, and rows per section. */
export function findProblems(root: string, markdown: string, demands: Requirements): Coverage {
  const { rows, problems } = readTable(markdown);
  const read = createFileReader(root);
  const faults = [
    ...problems,
    ...missingRows(rows, demands.sections),
    ...rows.flatMap((row) =>
      rowProblems(row, read, demands.testFiles).map((fault) => `${rowLabel(row)}: ${fault}`),
    ),
  ];
  return { rows, open: rows.filter(({ state }) => state !== "shown"), faults };
}

export const rowLabel = (row: Row): string => `line ${row.line} (§${row.section}, ${row.requirement})`;

type Read = (file: string) => string | undefined;

/** Reads each file once; undefined when there is no such file. */
function createFileReader(root: string): Read {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    if (!texts.has(file)) {
      const path = join(root, file);
      texts.set(file, existsSync(path) && statSync(path).isFile() ? readFileSync(path, "utf8") : undefined);
    }
    return texts.get(file);
  };
}

function missingRows(rows: readonly Row[], sections: Requirements["sections"]): string[] {
  const count = (section: number) => rows.filter((row) => row.section === section).length;
  return [
    ...[...sections].flatMap(([section, least]) =>
      count(section) < least ? [`section ${section}: ${count(section)} rows instead of ${least}`] : [],
    ),
    ...rows.flatMap((row) =>
      sections.has(row.section) ? [] : [`${rowLabel(row)}: there is no such section`],
    ),
  ];
}

function rowProblems(row: Row, read: Read, testFiles: readonly string[]): string[] {
  const faults: string[] = [];
  if (!states.includes(row.state)) faults.push(`its state is '${row.state}', neither shown nor open`);
  for (const file of row.files) if (read(file) === undefined) faults.push(`there is no file ${file}`);
  for (const test of row.tests) faults.push(...testProblems(test, read, testFiles));
  if (row.state !== "shown") return faults;
  if (row.files.length === 0) faults.push("it names no file");
  if (row.tests.length === 0) faults.push("it names no test");
  const sources = row.files
    .filter((file) => file.startsWith("src/"))
    .map((file) => collapseSpaces(read(file) ?? ""));
  for (const text of row.texts) {
    if (!sources.some((source) => source.includes(collapseSpaces(text))))
      faults.push(`"${text}" is in none of its files under src/`);
  }
  return faults;
}

function testProblems(
  { file, title }: Row["tests"][number],
  read: Read,
  testFiles: readonly string[],
): string[] {
  const source = read(file);
  if (source === undefined) return [`there is no test file ${file}`];
  if (!testFiles.some((glob) => matchesGlob(file, glob))) return [`no test run includes ${file}`];
  const found = readTestTitles(file, source).get(title);
  if (found === "runs") return [];
  return [found ? `the test '${title}' does not run in ${file}` : `${file} has no test '${title}'`];
}

/** A source file may break a text over several lines. */
const collapseSpaces = (text: string): string => text.replace(/\s+/g, " ");
