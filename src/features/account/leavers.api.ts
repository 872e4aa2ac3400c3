import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { endLeavers } from "./end-leavers.ts";

export const leaversApi = ({ database: { db }, jobs }: Services): Handlers<"POST /api/admin/leavers"> => ({
  "POST /api/admin/leavers": ({ body, ...staff }) =>
    endLeavers(db, jobs, { input: body, staff, now: staff.now }),
});
