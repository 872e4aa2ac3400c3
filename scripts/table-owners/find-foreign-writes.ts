import { findWrites } from "./find-writes.ts";

export interface ForeignWrite {
  readonly file: string;
  readonly line: number;
  /** Undefined: the name is made at run time, so nobody knows whose table it is. */
  readonly table: string | undefined;
  /** Undefined: no subject has the table. */
  readonly owner: string | undefined;
}

/** The writes of files outside the folder of the table's owner. Files have paths with `/` and their source. */
export function findForeignWrites(
  files: Readonly<Record<string, string>>,
  tablesOf: Readonly<Record<string, readonly string[]>>,
): ForeignWrite[] {
  const ownerOf = new Map(
    Object.entries(tablesOf).flatMap(([subject, tables]) => tables.map((table) => [table, subject] as const)),
  );
  return Object.entries(files).flatMap(([file, source]) =>
    findWrites(source)
      // Tables of a package are in its own schema, as pgboss.job is.
      .filter(({ table }) => !table?.includes("."))
      .map(({ line, table }) => ({ file, line, table, owner: table && ownerOf.get(table) }))
      .filter(({ owner }) => owner === undefined || !file.startsWith(`src/${owner}/`)),
  );
}

/** What keeps the list of owners from naming each table once. */
export function findOwnerProblems(
  tables: readonly string[],
  tablesOf: Readonly<Record<string, readonly string[]>>,
): string[] {
  const named = Object.values(tablesOf).flat();
  return [
    ...tables.filter((table) => !named.includes(table)).map((table) => `${table} has no owner`),
    ...named.filter((table) => !tables.includes(table)).map((table) => `${table} is no table`),
    ...named
      .filter((table, index) => named.indexOf(table) !== index)
      .map((table) => `${table} has two owners`),
  ];
}
