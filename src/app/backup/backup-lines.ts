/**
 * A backup is gzipped text, one JSON array a line: a header, each table with its rows and their sum, the numbers that
 * identities have reached, jobs that wait, and an end. A row stays the text that PostgreSQL wrote: to parse it would round
 * large numbers.
 */
export interface BackupHeader {
  readonly format: 1;
  readonly takenAt: string;
  /** File names of the migrations, oldest first. */
  readonly migrations: readonly string[];
}

export interface TableHeader {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface TableSum {
  readonly name: string;
  readonly rows: number;
  /** The SHA-256 of every row, added up modulo 2^256, in hexadecimal: databases sort texts in different orders. */
  readonly sum: string;
}

/** The last number that the identity of a column has given. */
export interface Counter {
  readonly table: string;
  readonly column: string;
  readonly value: string;
}

export interface WaitingJob {
  readonly name: string;
  readonly data: unknown;
  /** ISO 8601. */
  readonly startAfter: string;
}

export type BackupLine =
  | readonly ["backup", BackupHeader]
  | readonly ["table", TableHeader]
  | readonly ["sum", TableSum]
  | readonly ["counter", Counter]
  | readonly ["job", WaitingJob]
  | readonly ["end", { readonly tables: number }];

const ROW = '["row",';

export const rowLine = (row: string): string => `${ROW}${row}]`;
export const lineOf = (line: BackupLine): string => JSON.stringify(line);

/** The row of a line, as PostgreSQL wrote it; undefined for every other line. */
export const rowOf = (line: string): string | undefined =>
  line.startsWith(ROW) ? line.slice(ROW.length, -1) : undefined;

/** Parses a line that is no row. */
export const parseLine = (line: string): BackupLine => JSON.parse(line) as BackupLine;
