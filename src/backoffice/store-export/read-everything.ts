import type { Db } from "../../platform/db/database.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { describeColumns, type FileDescription } from "./describe-export.ts";
import { exportedTables } from "./exported-tables.ts";
import { type ExportedImage, imageHeadings, imagesCsv, productsCsv } from "./product-files.ts";
import type { Spool, SpooledFile } from "./spool.ts";
import { readColumnMeanings } from "./store-export.store.ts";
import { tableCsv } from "./table-file.ts";

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
