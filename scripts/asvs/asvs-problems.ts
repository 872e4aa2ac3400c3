import { readFileSync } from "node:fs";
import { join } from "node:path";

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has. */
export const requirementCounts: Readonly<Record<string, number>> = {
  ...{ 1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 9: 7 },
  ...{ 10: 29, 11: 14, 12: 9, 13: 13, 14: 9, 15: 13, 16: 16, 17: 7 },
};

const states = ["met", "part", "not met", "n/a"];
const fileName = /^[\w./-]+\.(ts|tsx|mjs|md|json)$/;
const identifier = /^[A-Za-z]\w+$/;
const variable = /^[A-Z][A-Z_]+$/;

/** Compares docs/asvs.md with the project in `root`, whose files are given. Returns what is wrong, in plain words. */
export function findAsvsProblems(markdown: string, root: string, files: readonly string[]): string[] {
  const rows = markdown.split("\n").filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line));
  const numbers = rows.map((row) => row.split("|")[1]?.trim() ?? "");
  const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at);
  const inChapter = (chapter: string) => numbers.filter((number) => number.startsWith(`${chapter}.`)).length;
  return [
    ...twice.map((number) => `${number} is there twice`),
    ...Object.entries(requirementCounts).flatMap(([chapter, count]) =>
      inChapter(chapter) === count ? [] : [`V${chapter} has ${inChapter(chapter)} rows instead of ${count}`],
    ),
    ...rows.flatMap((row) => rowProblems(row, root, files)),
  ];
}

function rowProblems(row: string, root: string, files: readonly string[]): string[] {
  const [, number = "", , state = "", where = "", tests = ""] = row.split("|").map((cell) => cell.trim());
  const find = (name: string) => files.filter((file) => file === name || file.endsWith(`/${name}`));
  const named = quoted(where);
  const found = named.filter((name) => fileName.test(name)).flatMap(find);
  const source = found.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const faults = [
    ...(states.includes(state) ? [] : [`the state is '${state}'`]),
    ...(where ? [] : ["it says neither where nor why"]),
    ...[...named, ...quoted(tests)]
      .filter((name) => fileName.test(name) && !find(name).length)
      .map((name) => `there is no file ${name}`),
    ...named
      .filter((name) => identifier.test(name) && !variable.test(name) && found.length > 0)
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(source))
      .map((name) => `${name} is in none of its files`),
    ...quoted(tests)
      .filter((name) => !/\.test\.tsx?$/.test(name))
      .map((name) => `${name} is no test`),
  ];
  return faults.map((fault) => `${number}: ${fault}`);
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
