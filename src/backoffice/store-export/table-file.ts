import { sql } from "kysely";
import { csvLines, escapeFormula, quoteCell, writeCsv } from "../../platform/csv/write-csv.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { ExportedTable } from "./exported-tables.ts";
import { rowsOf } from "./store-export.store.ts";

/** Empty: no value. Times are ISO 8601 in UTC, lists and objects JSON. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "object") return JSON.stringify(value);
  return String(value);
}

const cell = (value: unknown): string =>
  typeof value === "number" ? String(value) : quoteCell(escapeFormula(cellText(value)));

/** A table as the chunks of a CSV file. `onRows` is told how many rows each chunk has. */
export async function* tableCsv(
  trx: Trx,
  { table, columns, order, where }: ExportedTable,
  onRows: (count: number) => void,
): AsyncGenerator<string> {
  yield writeCsv([columns]);
  const query = sql`select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where ${sql.raw(where)} order by ${sql.join(order.map((name) => sql.ref(name)))}`;
  for await (const rows of rowsOf<Record<string, unknown>>(trx, table, query)) {
    onRows(rows.length);
    yield csvLines(rows.map((row) => columns.map((name) => cell(row[name]))));
  }
}
