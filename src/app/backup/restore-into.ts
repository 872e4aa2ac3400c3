import { pino } from "pino";
import { checkBooks } from "../../backoffice/books/check-books.ts";
import { verifyAudit } from "../../platform/audit/verify-audit.ts";
import { type DatabaseOptions, openDatabase } from "../../platform/db/database.ts";
import { startJobs } from "../../platform/jobs/jobs.ts";
import { loadBackup } from "./load-backup.ts";

export interface Restored {
  readonly rows: number;
  readonly tables: number;
  readonly auditRows: number;
  readonly auditFault: string | undefined;
  /** Rules of the books that do not hold. */
  readonly brokenRules: readonly string[];
}

/** Loads the lines of a backup into an empty database, and checks the audit chain and the books there. Throws BackupError as loadBackup does. */
export async function restoreAndCheck(
  { url, folder }: Pick<DatabaseOptions, "url" | "folder">,
  lines: AsyncIterable<string>,
): Promise<Restored> {
  const database = await openDatabase({ url, folder, poolSize: 2 });
  try {
    const { rows, tables } = await loadBackup(
      database,
      () => startJobs(database, pino({ level: "silent" }), { onlyEnqueues: true }),
      lines,
    );
    const audit = await verifyAudit(database.db);
    const { broken } = await checkBooks(database.db, new Date());
    const brokenRules = broken.map(({ rule }) => rule);
    return { rows, tables, auditRows: audit.rows, auditFault: audit.fault, brokenRules };
  } finally {
    await database.close();
  }
}

/** As restoreAndCheck; returns what it found, for the operator to read. */
export async function restoreInto(
  target: Pick<DatabaseOptions, "url" | "folder">,
  lines: AsyncIterable<string>,
): Promise<string> {
  const { rows, tables, auditRows, auditFault, brokenRules } = await restoreAndCheck(target, lines);
  return [
    `Restored ${rows} rows of ${tables} tables, each table compared with its sum.`,
    auditFault ? `The audit chain is broken: ${auditFault}.` : `The audit chain holds: ${auditRows} rows.`,
    brokenRules.length > 0 ? "The books do not agree: see npm run check-books." : "The books agree.",
    "",
  ].join("\n");
}
