export interface Write {
  readonly line: number;
  /** Undefined: the name is made at run time. */
  readonly table: string | undefined;
}

/** Calls that write the table in their first argument, or in the second after a transaction. */
const CALLS = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|moveListRow)\(\s*(?:trx,\s*)?([^\s,)]+)/g;

/** SQL of any case; `$` begins a name that the program fills in. An update has a `set`, unlike `for update`. */
const name = String.raw`(?:only\s+)?"?(?:public"?\."?)?([a-z_][\w.]*|\$\{)`;
const STATEMENTS = [
  new RegExp(String.raw`\binsert\s+into\s+${name}`, "gi"),
  new RegExp(String.raw`\bdelete\s+from\s+${name}`, "gi"),
  new RegExp(String.raw`\bmerge\s+into\s+${name}`, "gi"),
  new RegExp(String.raw`\btruncate\s+(?:table\s+)?${name}`, "gi"),
  new RegExp(String.raw`\bupdate\s+${name}(?:[^\s{}]*\})?"?(?:\s+as)?(?:\s+\w+)?\s+set\b`, "gi"),
];

/** The tables that a file's source writes, through Kysely or in SQL. */
export function findWrites(source: string): Write[] {
  const lineAt = (index: number) => source.slice(0, index).split("\n").length;
  const calls = [...source.matchAll(CALLS)].map(({ index, 1: argument = "" }) => ({
    line: lineAt(index),
    table: /^["'`]([a-z_]+)/.exec(argument)?.[1],
  }));
  const statements = STATEMENTS.flatMap((statement) =>
    [...source.matchAll(statement)].map(({ index, 1: table = "" }) => ({
      line: lineAt(index),
      table: table.startsWith("$") ? undefined : table.toLowerCase(),
    })),
  );
  return [...calls, ...statements].sort((a, b) => a.line - b.line);
}
