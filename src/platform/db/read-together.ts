import { type Compilable, type InferResult, sql } from "kysely";
import type { Db, Trx } from "./database.ts";

type Selects = Readonly<Record<string, Compilable<object>>>;
type Row = Record<string, unknown>;

/**
 * Runs several selects as one statement: one round trip, and all of one moment. Each result keeps its select's order. The
 * rows travel as JSON, so a timestamp arrives as text: columns named `at` or `…_at` become dates again, as in every row.
 */
export async function readTogether<S extends Selects>(
  db: Db | Trx,
  selects: S,
): Promise<{ [K in keyof S]: InferResult<S[K]> }> {
  const columns = Object.entries(selects).map(
    ([name, select]) =>
      sql`(select coalesce(json_agg(part), '[]') from ${select} as part) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<string, Row[]>>`select ${sql.join(columns)}`.execute(db);
  const parts = Object.entries(rows[0] ?? {}).map(([name, found]) => [name, found.map(withDates)]);
  return Object.fromEntries(parts);
}

const withDates = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === "string" && /(^|_)at$/.test(column) ? new Date(value) : value,
    ]),
  );
