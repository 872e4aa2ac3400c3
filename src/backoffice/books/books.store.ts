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
