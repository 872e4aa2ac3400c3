import type { AuditRow } from "../../contract/admin/audit.ts";
import type { Handlers } from "../../contract/handler.ts";
import { storedStaffText } from "../../contract/staff-text.ts";
import type { Services } from "../services.ts";
import { type ListedAuditRow, listAuditRows } from "./find-audit.store.ts";

export const auditApi = ({
  database: { fromReplica },
  calendar,
}: Services): Handlers<"GET /api/admin/audit"> => ({
  async "GET /api/admin/audit"({ query }) {
    const found = await fromReplica((db) => listAuditRows(db, query, calendar));
    return { ...found, rows: found.rows.map(auditRowResponse) };
  },
});

const auditRowResponse = (row: ListedAuditRow): AuditRow => ({
  id: row.sequence,
  at: row.at.toISOString(),
  actor: row.user_email,
  role: row.role,
  clientIp: row.from_address,
  action: storedStaffText(row.action),
  subject: row.subject,
  subjectId: row.subject_id,
  before: row.before,
  after: row.after,
});
