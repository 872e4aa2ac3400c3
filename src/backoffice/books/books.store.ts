import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import type { NewRow } from "../../platform/db/tables.ts";

export const insertBooksCheck = (db: Db, check: NewRow<"books_checks">) =>
  db.insertInto("books_checks").values(check).execute();

/** The newest check. Undefined when there was none so far. */
export const findNewestBooksCheck = (db: Db) =>
  db
    .selectFrom("books_checks")
    .select(["checked_at", "rules", "broken"])
    .orderBy("checked_at", "desc")
    .orderBy("books_check_id", "desc")
    .limit(1)
    .executeTakeFirst();

/** Deletes reports of the books from before that time, except the newest one. */
export async function deleteOldBooksChecks(db: Db, before: Date): Promise<void> {
  await sql`delete from books_checks where checked_at < ${before}
    and books_check_id <> (select max(books_check_id) from books_checks)`.execute(db);
}
