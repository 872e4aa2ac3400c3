import type { UserId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { insertBooksCheck } from "./books.store.ts";
import { type BooksReport, checkBooks } from "./check-books.ts";

/**
 * Checks the books and keeps the report. What it found stands on the admin's first page until a later check finds the books
 * in order. `askedBy` is null for the nightly job.
 */
export async function recordBooksCheck(
  db: Db,
  { askedBy, now }: { readonly askedBy: UserId | null; readonly now: Date },
): Promise<BooksReport> {
  const report = await checkBooks(db, now);
  await insertBooksCheck(db, {
    checked_at: report.checkedAt,
    rules: report.rules,
    broken: JSON.stringify(report.broken),
    asked_by: askedBy,
  });
  return report;
}
