import { sql } from "kysely";
import type { Db } from "../../server/db/database.ts";
import { dayBegins, dayEnds } from "../../server/db/india-day.ts";
import { type PageWanted, pageOfRows, wordsQuery } from "../../server/db/page-of-rows.ts";

export interface AuditWanted extends PageWanted {
  readonly sort: "at";
  readonly order: "asc" | "desc";
  readonly q?: string;
  /** E-mail address, in any spelling. */
  readonly who?: string;
  readonly action?: string;
  readonly subject?: string;
  readonly subjectId?: string;
  /** Days of the store's own clock (India), both inclusive: YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
}

/** A page of the chain, as its filters narrow it. Rows follow their moment: their place in the chain sorts them. */
export function findAuditRows(db: Db, wanted: AuditWanted) {
  const words = wordsQuery(wanted.q);
  let found = db.selectFrom("audit_rows");
  if (words) found = found.where(sql<boolean>`search @@ ${words}::tsquery`);
  if (wanted.who) found = found.where(sql`lower(user_email)`, "=", wanted.who.trim().toLowerCase());
  if (wanted.action) found = found.where("action", "=", wanted.action);
  if (wanted.subject) found = found.where("subject", "=", wanted.subject);
  if (wanted.subjectId) found = found.where("subject_id", "=", wanted.subjectId.trim());
  if (wanted.from) found = found.where("at", ">=", dayBegins(wanted.from));
  if (wanted.to) found = found.where("at", "<", dayEnds(wanted.to));
  const choose = (rows: typeof found) =>
    rows
      .select(["sequence", "at", "user_email", "role", "from_address", "action", "subject", "subject_id"])
      .select(["before", "after"])
      // Of some days they are found by their moment; asked for by place alone, the whole chain would be walked to them.
      .$if(Boolean(wanted.from || wanted.to), (some) => some.orderBy("at", wanted.order))
      .orderBy("sequence", wanted.order);
  return pageOfRows(db, wanted, found, choose, "audit_rows");
}
export type FoundAuditRow = Awaited<ReturnType<typeof findAuditRows>>["rows"][number];
