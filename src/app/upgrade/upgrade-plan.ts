import type { RehearsedMigration, TouchedTable } from "./rehearse-migrations.ts";

/** Rows a second on two cores of 2026, measured beside other work: half of what they did, because a store serves meanwhile. */
const CHECKED = 2_000_000;
const INDEXED = 600_000;
const REWRITTEN = 150_000;
const CHANGED = 65_000;

export type RowCounts = ReadonlyMap<string, number>;

/** Seconds that a migration takes at most, where all rows of the tables that it changes are changed. */
export function secondsOf({ tables }: RehearsedMigration, rows: RowCounts): number {
  return tables.reduce((sum, each) => sum + secondsOfTable(each, rows.get(each.table) ?? 0), 0);
}

function secondsOfTable(touched: TouchedTable, rows: number): number {
  return (
    (touched.checks.length * rows) / CHECKED +
    (touched.indexes.length * rows) / INDEXED +
    (touched.isRewritten ? rows / REWRITTEN : 0) +
    (touched.changesRows ? rows / CHANGED : 0)
  );
}

/** What an upgrade does to a database, as lines for a terminal. */
export function planLines(migrations: readonly RehearsedMigration[], rows: RowCounts): string[] {
  if (migrations.length === 0) return ["The database is up to date: nothing is to be migrated."];
  const lines = migrations.flatMap((each) => {
    const seconds = secondsOf(each, rows);
    return [
      `${each.migration}: ${aboutSeconds(seconds)}`,
      ...each.tables.map((table) => `  ${tableLine(table, rows.get(table.table) ?? 0)}`),
    ];
  });
  const locking = migrations.filter(({ tables }) => tables.some(({ locks }) => locks === "all"));
  const longest = Math.max(0, ...locking.map((each) => secondsOf(each, rows)));
  return [
    ...lines,
    "",
    `${migrations.length} migrations, ${aboutSeconds(migrations.reduce((sum, each) => sum + secondsOf(each, rows), 0))} in all.`,
    `Longest time in which a table is neither read nor written: ${aboutSeconds(longest)}. Requests wait for it; those that wait too long get 503 and are tried again.`,
  ];
}

const lockTexts = {
  all: "nobody reads or writes it until the migration is done",
  writes: "nobody writes it until the migration is done",
  rows: "only the rows that it changes wait",
} as const satisfies Record<TouchedTable["locks"], string>;

function tableLine(touched: TouchedTable, rows: number): string {
  const done = [
    touched.isRewritten && "writes all rows anew",
    touched.changesRows && "changes rows",
    touched.indexes.length > 0 && `builds ${touched.indexes.join(", ")}`,
    touched.checks.length > 0 && `checks every row (${touched.checks.join(", ")})`,
  ].filter(Boolean);
  const what = done.length > 0 ? `; it ${done.join(", ")}` : "";
  return `${touched.table}, ${rows.toLocaleString("en")} rows: ${lockTexts[touched.locks]}${what}`;
}

const aboutSeconds = (seconds: number): string =>
  seconds < 1 ? "under a second" : `about ${Math.ceil(seconds)} s`;
