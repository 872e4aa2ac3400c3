import { type Static, Type } from "typebox";
import { ListOf, ListQuery } from "../lists.ts";
import type { StaffRoute } from "../route.ts";
import { Day, Moment } from "../wire.ts";

const Word = Type.String({ maxLength: 254, pattern: "^[^\\u0000]*$" });

export const AuditRow = Type.Object({
  id: Type.Integer({ description: "its place in the chain" }),
  at: Moment,
  who: Type.String({ description: "e-mail address" }),
  role: Type.String(),
  fromAddress: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  subjectId: Type.String(),
  before: Type.Unknown({ description: "null: not told" }),
  after: Type.Unknown({ description: "null: not told" }),
});
export type AuditRow = Static<typeof AuditRow>;

export const adminAudit = {
  "GET /api/admin/audit": {
    tag: "Back office",
    summary: "Every change of the back office, newest first",
    auth: "staff",
    roles: ["admin"],
    query: ListQuery(["at"], {
      who: Type.Optional(Word),
      action: Type.Optional(Word),
      subject: Type.Optional(Word),
      subjectId: Type.Optional(Word),
      from: Type.Optional(Day),
      to: Type.Optional(Day),
    }),
    output: ListOf(AuditRow),
    errors: [],
  },
} as const satisfies Record<string, StaffRoute>;
