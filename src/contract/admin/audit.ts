import { type Static, Type } from "typebox";
import { Day, NamedObject, StaffTextField, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";

const FilterText = Type.String({ maxLength: 254, pattern: "^[^\\u0000]*$" });

export const AuditRow = NamedObject("AuditRow", {
  id: Type.Integer({ description: "position in the chain of hashes" }),
  at: Timestamp,
  actor: Type.String({ description: "e-mail address" }),
  role: Type.String(),
  clientIp: Type.String(),
  action: StaffTextField(),
  subject: Type.String(),
  subjectId: Type.String(),
  before: Type.Unknown({ description: "null: not recorded" }),
  after: Type.Unknown({ description: "null: not recorded" }),
});
export type AuditRow = Static<typeof AuditRow>;

export const adminAudit = {
  "GET /api/admin/audit": {
    operationId: "listAuditRows",
    tag: "Admin: audit",
    summary: "Every change made in the admin, newest first",
    auth: "staff",
    roles: ["admin"],
    query: ListQuery(["at"], {
      actor: Type.Optional(FilterText),
      action: Type.Optional(FilterText),
      subject: Type.Optional(FilterText),
      subjectId: Type.Optional(FilterText),
      from: Type.Optional(Day),
      to: Type.Optional(Day),
    }),
    output: ListOf(AuditRow),
    errors: [],
  },
} as const satisfies Record<string, StaffRoute>;
