import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import { exportMembers } from "./export-members.ts";
import { importMembers } from "./import-members.ts";

type MemberCsvCalls = "GET /api/admin/members/export" | "POST /api/admin/member-imports";

export const memberCsvApi = ({ database: { db }, calendar }: Services): Handlers<MemberCsvCalls> => ({
  "GET /api/admin/members/export": ({ query, caller: { role }, now }) =>
    exportMembers(db, query, { role, now, timeZone: calendar.timeZone }),
  "POST /api/admin/member-imports": ({ body, ...staff }) =>
    importMembers(db, { input: body, staff, calendar, now: staff.now }),
});
