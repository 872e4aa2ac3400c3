import { pino } from "pino";
import { checkBooks } from "../../backoffice/books/check-books.ts";
import { verifyAudit } from "../../platform/audit/verify-audit.ts";
import { type DatabaseOptions, openDatabase } from "../../platform/db/database.ts";
import { startJobs } from "../../platform/jobs/jobs.ts";
import { loadBackup } from "./load-backup.ts";

/**
 * Loads the lines of a backup into an empty database, checks the audit chain and the books there, and returns what it found,
 * for the operator to read. Throws BackupError as loadBackup does.
 */
export async function restoreInto(
  { url, folder }: Pick<DatabaseOptions, "url" | "folder">,
  lines: AsyncIterable<string>,
): Promise<string> {
  const database = await openDatabase({ url, folder, poolSize: 2 });
  try {
    const { rows, tables } = await loadBackup(
      database,
      () => startJobs(database, pino({ level: "silent" }), { onlyEnqueues: true }),
      lines,
    );
    const audit = await verifyAudit(database.db);
    const { broken } = await checkBooks(database.db, new Date());
    return [
      `Restored ${rows} rows of ${tables} tables, each table compared with its sum.`,
      audit.fault
        ? `The audit chain is broken: ${audit.fault}.`
        : `The audit chain holds: ${audit.rows} rows.`,
      broken.length > 0 ? "The books do not agree: see npm run check-books." : "The books agree.",
      "",
    ].join("\n");
  } finally {
    await database.close();
  }
}
