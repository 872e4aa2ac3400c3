import { sql } from "kysely";
import type { Calendar } from "../calendar/calendar.ts";
import type { Db } from "../db/database.ts";
import { type PageQuery, paginate, prefixTsQuery } from "../db/paginate.ts";

export interface AuditQuery extends PageQuery {
  readonly sort: "at";
  readonly order: "asc" | "desc";
  readonly q?: string;
  /** E-mail address in any case. */
  readonly actor?: string;
  readonly action?: string;
  readonly subject?: string;
  readonly subjectId?: string;
  /** Days of the store's calendar, both inclusive: YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
}

/**
 * One page of the audit rows that match the filters. Rows are written in the order of time, so the sequence
 * number sorts them.
 */
export function listAuditRows(db: Db, query: AuditQuery, calendar: Calendar) {
  const textQuery = prefixTsQuery(query.q);
  let found = db.selectFrom("audit_rows");
  if (textQuery) found = found.where(sql<boolean>`search @@ ${textQuery}::tsquery`);
  if (query.actor) found = found.where(sql`lower(user_email)`, "=", query.actor.trim().toLowerCase());
  if (query.action) found = found.where("action", "=", query.action);
  if (query.subject) found = found.where("subject", "=", query.subject);
  if (query.subjectId) found = found.where("subject_id", "=", query.subjectId.trim());
  if (query.from) found = found.where("at", ">=", calendar.startOfDay(query.from));
  if (query.to) found = found.where("at", "<", calendar.endOfDay(query.to));
  const selectColumns = (rows: typeof found) =>
    rows
      .select(["sequence", "at", "user_email", "role", "from_address", "action", "subject", "subject_id"])
      .select(["before", "after"])
      // With a date filter, sorting by `at` makes PostgreSQL use the index on `at`. Sorted by `sequence`
      // alone, it would scan the chain up to those days.
      .$if(Boolean(query.from || query.to), (some) => some.orderBy("at", query.order))
      .orderBy("sequence", query.order);
  return paginate(db, query, found, selectColumns, "audit_rows");
}
export type ListedAuditRow = Awaited<ReturnType<typeof listAuditRows>>["rows"][number];
