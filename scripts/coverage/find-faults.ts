import { existsSync, readFileSync, statSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { type Row, readTable } from "./read-table.ts";
import { readTitles } from "./read-titles.ts";

export interface Demands {
  /** For each section of the specification how many things it asks: so many rows there are at least. */
  readonly sections: ReadonlyMap<number, number>;
  /** Which files the test run takes in, as globs. */
  readonly testFiles: readonly string[];
}

export interface Coverage {
  readonly rows: readonly Row[];
  readonly open: readonly Row[];
  readonly faults: readonly string[];
}

const states = ["shown", "open"];

/** Reads the table and holds it against the project in `root`: files, titles, texts letter by letter, rows per section. */
export function findFaults(root: string, markdown: string, demands: Demands): Coverage {
  const { rows, problems } = readTable(markdown);
  const read = keptReader(root);
  const faults = [
    ...problems,
    ...missingRows(rows, demands.sections),
    ...rows.flatMap((row) =>
      faultsOf(row, read, demands.testFiles).map((fault) => `${nameOf(row)}: ${fault}`),
    ),
  ];
  return { rows, open: rows.filter(({ state }) => state !== "shown"), faults };
}

export const nameOf = (row: Row): string => `line ${row.line} (§${row.section}, ${row.says})`;

type Read = (file: string) => string | undefined;

/** A file's text once; undefined where there is no such file. */
function keptReader(root: string): Read {
  const kept = new Map<string, string | undefined>();
  return (file) => {
    if (!kept.has(file)) {
      const path = join(root, file);
      kept.set(file, existsSync(path) && statSync(path).isFile() ? readFileSync(path, "utf8") : undefined);
    }
    return kept.get(file);
  };
}

function missingRows(rows: readonly Row[], sections: Demands["sections"]): string[] {
  const count = (section: number) => rows.filter((row) => row.section === section).length;
  return [
    ...[...sections].flatMap(([section, least]) =>
      count(section) < least ? [`section ${section}: ${count(section)} rows in place of ${least}`] : [],
    ),
    ...rows.flatMap((row) => (sections.has(row.section) ? [] : [`${nameOf(row)}: there is no such section`])),
  ];
}

function faultsOf(row: Row, read: Read, testFiles: readonly string[]): string[] {
  const faults: string[] = [];
  if (!states.includes(row.state)) faults.push(`its state is '${row.state}', neither shown nor open`);
  for (const file of row.files) if (read(file) === undefined) faults.push(`there is no file ${file}`);
  for (const test of row.tests) faults.push(...testFaults(test, read, testFiles));
  if (row.state !== "shown") return faults;
  if (row.files.length === 0) faults.push("it names no file");
  if (row.tests.length === 0) faults.push("it names no test");
  const sources = row.files.filter((file) => file.startsWith("src/")).map((file) => spaced(read(file) ?? ""));
  for (const text of row.texts) {
    if (!sources.some((source) => source.includes(spaced(text))))
      faults.push(`"${text}" stands in none of its files under src/`);
  }
  return faults;
}

function testFaults(
  { file, title }: Row["tests"][number],
  read: Read,
  testFiles: readonly string[],
): string[] {
  const source = read(file);
  if (source === undefined) return [`there is no test file ${file}`];
  if (!testFiles.some((glob) => matchesGlob(file, glob))) return [`no test run takes in ${file}`];
  const found = readTitles(file, source).get(title);
  if (found === "runs") return [];
  return [found ? `the test '${title}' does not run in ${file}` : `${file} has no test '${title}'`];
}

/** A text may be broken over lines in a source file. */
const spaced = (text: string): string => text.replace(/\s+/g, " ");
