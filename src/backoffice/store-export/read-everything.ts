import { sql } from "kysely";
import { csvLines, escapeFormula, quoteCell, writeCsv } from "../../platform/csv/write-csv.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { describeColumns, type FileDescription } from "./describe-export.ts";
import { type ExportedTable, exportedTables } from "./exported-tables.ts";
import { type ExportedImage, imageHeadings, imagesCsv, productsCsv } from "./product-files.ts";
import type { Spool, SpooledFile } from "./spool.ts";
import { readColumnMeanings, rowsOf } from "./store-export.store.ts";

export interface ExportedFile extends FileDescription {
  readonly content: SpooledFile;
}

type Chunks = (onRows: (count: number) => void) => AsyncIterable<string>;

/**
 * Writes every file of the archive but the images to the spool, from one snapshot of the database. The embedded database has one
 * connection: its store waits meanwhile, as with a backup.
 */
export function readEverything(db: Db, spool: Spool) {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      const files: ExportedFile[] = [];
      const add = async (name: string, columns: FileDescription["columns"], chunks: Chunks) => {
        let rows = 0;
        const content = await spool.write(
          chunks((count) => {
            rows += count;
          }),
        );
        files.push({ name, rows, bytes: content.bytes, sha256: content.sha256, columns, content });
      };
      const images: ExportedImage[] = [];
      await add("images.csv", describeColumns("images", imageHeadings, new Map()), (onRows) =>
        imagesCsv(trx, images, onRows),
      );
      // Its columns are those of an import, which docs/admin.md describes.
      await add("products.csv", [], (onRows) => productsCsv(trx, images, onRows));
      const meanings = await readColumnMeanings(trx);
      for (const exported of exportedTables)
        await add(exported.file, describeColumns(exported.table, exported.columns, meanings), (onRows) =>
          tableCsv(trx, exported, onRows),
        );
      return { files, images, baseCurrency: await readBaseCurrency(trx) };
    });
}

/** Empty: no value. Times are ISO 8601 in UTC, lists and objects JSON. */
function cellText(value: unknown): string {
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
